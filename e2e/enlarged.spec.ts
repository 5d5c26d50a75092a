import type { Page } from "@playwright/test";
import sharp from "sharp";
import { bearer, register } from "./support/account";
import { GuidePage } from "./support/guide-page";
import { MapPage } from "./support/map-page";
import { expect, test } from "./support/test";
import { ThemesPage } from "./support/themes-page";

const PAGES = ["/", "/login", "/register", "/privacy", "/about", "/discover", "/map", "/profile"];

const PUBLIC_PAGES = [
  ...PAGES,
  "/oakland",
  "/san-francisco?price=2",
  "/place/zuni-cafe",
  "/search?q=ramen",
  "/oakland?q=noodls",
  "/search?q=zzzz",
  "/guide/nope",
  "/login/forgot",
  "/unsubscribe",
];
const MEMBERS_PAGES = [
  "/profile?status=interested",
  "/profile/account",
  "/profile/guides",
  "/profile/places",
  "/profile/lists",
];
const ADMIN_PAGES = [
  "/admin",
  "/admin/themes",
  "/admin/sends",
  "/admin/jobs",
  "/admin/guides",
  "/admin/health",
  "/admin/log",
  "/admin/messages",
  "/debug",
];

const widths = (page: Page) =>
  page.evaluate(() => ({ page: document.documentElement.scrollWidth, window: document.documentElement.clientWidth }));

type Look = readonly [width: number, letters: string];

const LOOKS: readonly Look[] = [
  [320, "100%"],
  [390, "200%"],
  [320, "200%"],
];

/** Each page in each of these windows, with letters of that size. Answers what is wider than its window. */
async function expectNoneWider(page: Page, reader: string, paths: readonly string[]): Promise<void> {
  const wider: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    for (const look of LOOKS) if (await isWider(page, look)) wider.push(`${path} for ${reader}, ${look.join(" px, ")}`);
  }
  expect(wider).toEqual([]);
}

async function isWider(page: Page, [width, letters]: Look): Promise<boolean> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(async (size) => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [await sheet.replace(`html { font-size: ${size} }`)];
  }, letters);
  const { page: content, window } = await widths(page);
  return content > window;
}

test.describe("nothing has to be scrolled sideways on a small phone, nor with letters of twice their size", () => {
  test.use({ expectedErrors: [/status of 404/] });
  test.describe.configure({ timeout: 240_000 });

  test("by a visitor", async ({ page }) => {
    const [guide] = await (await page.request.get("/api/guides/email?city=San%20Francisco&limit=1")).json();
    await expectNoneWider(page, "a visitor", [...PUBLIC_PAGES, `/guide/${guide.id}`]);
  });

  test("by a member", async ({ page, newVisitor }) => {
    const guide = await GuidePage.forNewReader(page);
    for (const index of [0, 1]) await guide.setStatus(index, "interested");
    const headers = bearer(guide.account);
    const name = "Where to take my grandmother’s bookclub in October";
    const created = await page.request.post("/api/lists", { headers, data: { name } });
    const { id } = (await created.json()).list;
    for (const index of [0, 1])
      await page.request.put(`/api/lists/${id}/places/${guide.place(index).id}`, { headers, data: {} });
    await expectNoneWider(page, "a member", [
      ...PAGES,
      ...MEMBERS_PAGES,
      `/guide/${guide.guide.id}`,
      `/profile/lists/${id}`,
      "/search?q=ramen",
      "/oakland?q=noodls",
    ]);
    const shared = await page.request.post(`/api/lists/${id}/share`, { headers, data: {} });
    const { token } = await shared.json();
    await expectNoneWider(await newVisitor(), "a visitor", [`/list/${token}`]);
  });

  test("by an administrator", async ({ page }) => {
    const themes = await ThemesPage.forAdmin(page);
    await expectNoneWider(page, "an administrator", ADMIN_PAGES);
    await themes.open();
    await themes.generateFirst.or(themes.generate).first().click();
    await expect(page.getByRole("navigation", { name: "Months" })).toBeVisible({ timeout: 60_000 });
    await expectNoneWider(page, "an administrator", ["/admin/themes"]);
  });
});

test("with letters of twice their size no chip breaks inside of a word, and each is as wide as it is high", async ({
  page,
}) => {
  await page.goto("/");
  for (const look of LOOKS) {
    await isWider(page, look);
    const chips = page.getByRole("radiogroup", { name: "Where do you eat?" }).locator("label");
    for (const chip of await chips.all()) {
      const { words, lines, width, height } = await chip.evaluate((label) => {
        const range = document.createRange();
        range.selectNodeContents(label.querySelector("span") ?? label);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const { width, height } = label.getBoundingClientRect();
        return { words: label.textContent?.trim().split(" ").length ?? 0, lines: tops.size, width, height };
      });
      expect(lines, `${await chip.textContent()} at ${look.join(" px, ")}`).toBeLessThanOrEqual(words);
      expect(width).toBeGreaterThan(height);
    }
  }
});

test("with letters of twice their size a profile's initials fit their circle, and each of its tabs is in sight", async ({
  page,
}) => {
  await GuidePage.forNewReader(page);
  await page.goto("/profile", { waitUntil: "networkidle" });
  for (const look of LOOKS) {
    await isWider(page, look);
    const avatar = page.getByText(/^[A-Z0-9]{2}$/).first();
    const overflow = await avatar.evaluate((circle) => {
      const range = document.createRange();
      range.selectNodeContents(circle);
      return range.getBoundingClientRect().width - circle.clientWidth * 0.8;
    });
    expect(overflow, look.join(" px, ")).toBeLessThanOrEqual(0);
    for (const tab of await page.getByRole("navigation", { name: "Your profile" }).getByRole("link").all()) {
      const box = await tab.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), look.join(" px, ")).toBeLessThanOrEqual(look[0]);
    }
  }
});

test("on the smallest phone the masthead is one line, its link apart from its button", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  const masthead = page.getByRole("banner");
  const boxOf = async (name: string) => {
    const box = await masthead.getByRole("link", { name }).boundingBox();
    return box ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  const [home, signIn, signUp] = [await boxOf("Kumquat"), await boxOf("Sign In"), await boxOf("Sign Up")];
  expect(signUp.x - signIn.x - signIn.width).toBeGreaterThanOrEqual(8);
  expect(signIn.y).toBeLessThan(home.y + home.height);
});

test("on a phone the row of an editor's pages runs to both edges, and begins at the open one", async ({ page }) => {
  await ThemesPage.forAdmin(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/admin/jobs", "/debug", "/admin/themes"]) {
    await page.goto(path);
    const row = page.getByRole("navigation", { name: "Admin" });
    await expect(row.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
    const box = await row.getByRole("list").boundingBox();
    expect({ left: box?.x, width: box?.width }).toEqual({ left: 0, width: 390 });
  }
});

test("no letter of the landing page lies on its fruit", async ({ page }) => {
  for (const width of [320, 390, 700, 834]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const promises = page.locator("section[aria-labelledby=promise] li:not(nav li)");
    const fruit = await page.locator("section[aria-labelledby=promise] > svg").evaluate((svg) => {
      const { left } = svg.getBoundingClientRect();
      return left;
    });
    const right = await promises.evaluateAll((items) =>
      items.map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        return Math.max(...[...range.getClientRects()].map((rect) => rect.right));
      }),
    );
    expect(Math.max(...right), `at ${width} px`).toBeLessThanOrEqual(fruit + 12);
  }
});

test("the first Tab leads past the masthead, on every page", async ({ page }) => {
  await register(page.request);
  for (const path of PAGES.filter((path) => path !== "/login" && path !== "/register")) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: "Skip to the content" });
    await expect(link, path).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  }
});

test("where the system sets the colors, and on paper, the chosen status is told from the others", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.setStatus(0, "interested");
  await page.emulateMedia({ forcedColors: "active" });
  await guide.open();
  const looks = (name: string) =>
    guide.choice(0, name).evaluate((button) => {
      const { backgroundColor, color } = getComputedStyle(button);
      return { backgroundColor, color };
    });
  const [chosen, other] = [await looks("Interested"), await looks("Not Interested")];
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  expect(chosen.backgroundColor).not.toBe(chosen.color);

  await page.emulateMedia({ media: "print", forcedColors: "none" });
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect.poll(async () => (await looks("Interested")).color).toBe(ink);
});

test("where the system sets the colors, the page that is open is told from the others", async ({ page }) => {
  await register(page.request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/profile?status=interested");
  for (const [navigation, chosen, other] of [
    ["Your places by status", "Interested 0", "All 0"],
    ["Your profile", "Places", "Lists"],
    ["Main", "Profile", "Guides"],
  ] as const) {
    const backgroundOf = (name: string) =>
      page
        .getByRole("navigation", { name: navigation })
        .getByRole("link", { name, exact: true })
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await backgroundOf(chosen), navigation).not.toBe(await backgroundOf(other));
  }
});

test("where the system sets the colors, the map's pins keep those of their status", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.setStatus(0, "love");
  await page.emulateMedia({ forcedColors: "active" });
  const map = new MapPage(page);
  await map.open();
  await map.settle();
  const love = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = "forced-color-adjust: none; color: var(--color-love)";
    const [red = 0, green = 0, blue = 0] = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
    probe.remove();
    return { red, green, blue };
  });
  const countOf = async () => {
    const { data, info } = await sharp(await map.canvas.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true });
    let count = 0;
    for (let at = 0; at < data.length; at += info.channels) {
      if (data[at] === love.red && data[at + 1] === love.green && data[at + 2] === love.blue) count++;
    }
    return count;
  };
  await expect.poll(countOf).toBeGreaterThan(50);

  await map.row(guide.place(0).name).click();
  const fill = await map.pin(guide.place(0).name).evaluate((pin) => getComputedStyle(pin).color);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(fill).not.toBe(ink);
});
