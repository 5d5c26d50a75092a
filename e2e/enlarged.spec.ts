import type { Page } from "@playwright/test";
import sharp from "sharp";
import { register } from "./support/account";
import { GuidePage } from "./support/guide-page";
import { MapPage } from "./support/map-page";
import { expect, test } from "./support/test";

const PAGES = ["/", "/login", "/register", "/privacy", "/about", "/discover", "/map", "/profile"];

const widths = (page: Page) =>
  page.evaluate(() => ({ page: document.documentElement.scrollWidth, window: document.documentElement.clientWidth }));

for (const [what, width, letters] of [
  ["at 320 px", 320, "100%"],
  ["with letters of twice their size", 390, "200%"],
] as const) {
  test(`nothing has to be scrolled sideways, ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const reader of ["visitor", "member"]) {
      if (reader === "member") await register(page.request);
      for (const path of PAGES) {
        await page.goto(path);
        await page.evaluate(async (size) => {
          const sheet = new CSSStyleSheet();
          document.adoptedStyleSheets.push(await sheet.replace(`html { font-size: ${size} }`));
        }, letters);
        const { page: content, window } = await widths(page);
        expect(content, `${path} for a ${reader}`).toBeLessThanOrEqual(window);
      }
    }
  });
}

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
