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
  await expect(figures).toHaveCount(5);
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
    await expect(page).toHaveTitle(/\S+ · Kumquat$/);
    await expect(pages.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
  }
});
