import { GuidePage } from "./support/guide-page";
import { signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

test("on a wide window the masthead stays, and covers no entry that a link leads to", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: "instant" }));
  const way = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Map" });
  await expect(way).toBeInViewport();
  await guide.inContents(2).getByRole("link").click();
  const masthead = page.getByRole("banner");
  await expect(async () => {
    const [head, entry] = [await masthead.boundingBox(), await guide.entry(2).boundingBox()];
    expect(entry?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    expect(entry?.y).toBeLessThan(400);
  }).toPass();
});

test("the admin home says how things stand, and each admin page leads to the next", async ({ page }) => {
  await signInAdmin(page);
  await page.goto("/admin");
  const figures = page.getByRole("list", { name: "How things stand" }).getByRole("listitem");
  await expect(figures).toHaveCount(6);
  await expect(figures.getByRole("link", { name: /places? reported$/ })).toHaveAttribute("href", "/admin/health");
  await expect(page.getByRole("main").getByRole("link", { name: /^Outbox/ })).toHaveAttribute("href", "/dev/outbox");
  await expect(figures.first()).toHaveText(/^[1-9]\d* guides$/);
  await page.goto("/admin/themes");
  const pages = page.getByRole("navigation", { name: "Admin" });
  for (const [name, path, title] of [
    ["All guides", "/admin/guides", "Manage Guides"],
    ["Emails", "/admin/sends", "Thursday Emails"],
    ["Messages", "/admin/messages", "Messages"],
    ["Health", "/admin/health", "Guide Health"],
    ["Debug", "/debug", "Debug Guide Generator"],
    ["Log", "/admin/log", "Who Did What"],
    ["Jobs", "/admin/jobs", "Background Work"],
    ["Themes", "/admin/themes", "Scheduled Email Themes"],
  ] as const) {
    await pages.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(pages.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
  }
});

test("the words of the way back from a place are those of its first paint, and of where it leads", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/search?q=zuni", { waitUntil: "networkidle" });
  await page.goto("/place/zuni-cafe");
  const way = page.getByRole("main").getByRole("link").first();
  await expect(way).toHaveText("San Francisco");
  await page.mouse.wheel(0, 1);
  await expect(page.locator("script[type='text/later']")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await expect(way).toHaveText("San Francisco");

  await page.goto("/search?q=zuni", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Zuni Café" }).first().click();
  await expect(page).toHaveURL(/\/place\/zuni-cafe$/);
  await way.filter({ hasText: "Your search" }).click();
  await expect(page).toHaveURL(/\/search\?q=zuni$/);
});

test("a phone of the smallest width has the masthead in one row", async ({ newVisitor }) => {
  const page = await newVisitor();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/oakland"]) {
    await page.goto(path);
    const [name, way] = [
      await page
        .getByRole("banner")
        .getByRole("link", { name: /^Kumquat/ })
        .boundingBox(),
      await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).boundingBox(),
    ];
    expect(Math.abs((name?.y ?? 0) - (way?.y ?? 99)), path).toBeLessThan(20);
  }
});

test("a year of themes is no wider than its window", async ({ page }) => {
  await signInAdmin(page);
  await page.goto("/admin/themes");
  await page
    .getByRole("button", { name: /^Generate/ })
    .first()
    .click();
  await expect(page.getByRole("navigation", { name: "Months" })).toBeVisible({ timeout: 30_000 });
  for (const width of [320, 834]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `at ${width}`)
      .toBe(0);
  }
});
