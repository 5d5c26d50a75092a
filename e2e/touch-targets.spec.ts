import type { Locator, Page } from "@playwright/test";
import { bearer } from "./support/account";
import { GuidePage } from "./support/guide-page";
import { saveStatus } from "./support/map-page";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" });

const TARGET_PX = 44;

/** What stands alone takes a thumb's height, and all of it is its own: nothing beside it lies over an edge. */
async function expectTargets(page: Page, links: Record<string, Locator>): Promise<void> {
  for (const [name, each] of Object.entries(links)) {
    const link = each.first();
    await link.scrollIntoViewIfNeeded();
    // In the middle of the window, away from the bars.
    await link.evaluate((node) => node.scrollIntoView({ block: "center" }));
    const { height, isOwn } = await link.evaluate((node) => {
      const { left, top, width, height, bottom } = node.getBoundingClientRect();
      const isHit = (y: number) => node.contains(document.elementFromPoint(left + Math.min(width / 2, 20), y));
      return { height, isOwn: isHit(top + 2) && isHit(bottom - 2) };
    });
    expect.soft(height, name).toBeGreaterThanOrEqual(TARGET_PX);
    expect.soft(isOwn, `${name}: all of it is its own`).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test("a visitor's links are large enough for a finger", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await page.context().clearCookies();
  await page.goto(`/guide/${guide.guide.id}`);
  const main = page.getByRole("main");
  await expectTargets(page, {
    city: main.getByRole("link", { name: guide.guide.city, exact: true }),
    why: main.getByText("Why this pick"),
    report: main.getByRole("button", { name: /^Something not right/ }),
    "read on": main.getByRole("button", { name: "Read on" }),
    "sign in": main.getByRole("link", { name: "Sign in", exact: true }),
  });
  await page.goto("/search?q=ramen");
  await expectTargets(page, {
    guides: main.getByRole("link", { name: /^There (is a guide|are guides), too/ }),
    account: main.getByRole("link", { name: "I have an account" }),
  });
  await page.goto("/login");
  await expectTargets(page, {
    forgotten: main.getByRole("link", { name: "Forgot your password?" }),
    "sign up": main.getByRole("link", { name: "Sign up", exact: true }),
  });
});

test("a member's links are large enough for a finger", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  for (const id of ["burma-superstar", "marufuku-ramen", "zuni-cafe"])
    await saveStatus(page.request, guide.account, { id }, { status: "love" });
  const headers = bearer(guide.account);
  const { id } = guide.place(0);
  const data = { status: "interested", originGuideId: guide.guide.id };
  expect((await page.request.post(`/api/restaurants/${id}/status`, { headers, data })).ok()).toBe(true);
  await page.goto("/profile");
  const main = page.getByRole("main");
  await expectTargets(page, {
    "found in": main.locator("p", { hasText: "Found in" }).getByRole("link"),
    name: main.getByRole("listitem").getByRole("heading", { level: 3 }).getByRole("link"),
  });
  await page.goto(`/map?restaurant=${id}`);
  await expectTargets(page, { "found in, on the map": page.getByRole("link", { name: foundIn(guide.guide.name) }) });
  const { list } = await (await page.request.post("/api/lists", { headers, data: { name: "Chicken" } })).json();
  await page.goto(`/profile/lists/${list.id}`);
  await expectTargets(page, { back: main.getByRole("link", { name: "My lists" }) });
  await page.goto("/discover");
  const proposals = page.getByRole("region", { name: "Three for you" });
  await expectTargets(page, { proposal: proposals.getByRole("heading", { level: 3 }).getByRole("link") });
});

/** As the map shortens it. */
const foundIn = (name: string): RegExp =>
  new RegExp(`^${(name.split(":")[0] ?? "").slice(0, 12).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
