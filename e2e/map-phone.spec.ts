import type { Locator } from "@playwright/test";
import { type Account, register } from "./support/account";
import { MapPage, saveStatus } from "./support/map-page";
import { expect, test } from "./support/test";

test.use({
  viewport: { width: 390, height: 844 },
  reducedMotion: "reduce",
  expectedErrors: [/Failed to load resource/],
});

let account: Account;
let map: MapPage;
test.beforeEach(async ({ page }) => {
  account = await register(page.request);
  map = new MapPage(page);
});

test("on a phone a search names what it found; arrows lead through it, and Enter to the one that is meant", async ({
  page,
}) => {
  await map.open();
  await map.search.fill("swan");
  const names = page.getByRole("list", { name: "Found" }).getByRole("button");
  await expect(names.first()).toContainText("Swan Oyster Depot");
  await map.search.press("ArrowDown");
  await expect(names.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(map.search).toBeFocused();
  await map.search.press("Enter");
  await expect(map.card.getByRole("heading", { name: "Swan Oyster Depot" })).toBeFocused();
  await expect(names).toHaveCount(0);
  await page.keyboard.press("Escape");

  for (const several of ["ramen oakland", "ramen"]) {
    await map.search.fill(several);
    await expect(names.first()).toBeVisible();
    await map.search.press("Enter");
    await expect.poll(() => map.rows.count(), "no one place is called so").toBeGreaterThan(1);
    await expect(map.card).toHaveCount(0);
    await page.getByRole("button", { name: "Map", exact: true }).click();
  }
});

test("on a phone the list covers the map, and the card slides up from below", async ({ page }) => {
  await saveStatus(page.request, account, { id: "chez-panisse" }, { status: "love" });
  await map.open();
  await expect(map.rows).toHaveCount(0);
  await page.getByRole("button", { name: "As a list" }).click();
  await map.row("Chez Panisse").click();
  await expect(map.card.getByRole("heading")).toBeFocused();
  await expect(map.rows).toHaveCount(0);
  const boxOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  await map.card.evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)));
  const card = await boxOf(map.card);
  expect(card.bottom).toBeLessThanOrEqual((await boxOf(page.locator("[data-tab-bar]"))).top + 1);
  await expect.poll(async () => (await boxOf(map.pin("Chez Panisse"))).bottom).toBeLessThanOrEqual(card.top);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.mouse.move(195, card.top + 8);
  await page.mouse.down();
  await page.mouse.move(195, card.top + 40, { steps: 3 });
  await page.mouse.up();
  // Released too soon, it snaps back.
  await expect.poll(async () => Math.round((await boxOf(map.card)).top)).toBe(Math.round(card.top));
  await page.mouse.move(195, card.top + 8);
  await page.mouse.down();
  await page.mouse.move(195, card.top + 150, { steps: 4 });
  await page.mouse.up();
  await expect(map.card).toHaveCount(0);
});
