import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults } from "./support/accessibility";
import { type Account, register } from "./support/account";
import { MapPage, saveStatus } from "./support/map-page";
import { signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

test.use({ reducedMotion: "reduce" });

/** At the four corners of the city. */
const CORNERS = ["pacific-cafe", "la-mar-cebicheria-peruana", "old-mandarin-islamic", "old-skool-cafe"];

let account: Account;
let map: MapPage;
test.beforeEach(async ({ page }) => {
  account = await register(page.request);
  map = new MapPage(page);
});

type Box = { x: number; y: number; width: number; height: number };
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error("Not on the screen.");
  return box;
}

/** Whatever lies over the map. */
const controlsOf = (page: Page) =>
  page.getByRole("main").locator("search:visible, button:visible:not([role=region] button, [aria-current])");

async function expectPinInTheOpen(page: Page): Promise<void> {
  const pin = page.locator("button[aria-current]");
  await expect(map.card).toBeVisible();
  await expect(async () => {
    await map.settle();
    const [box, card] = [await boxOf(pin), await boxOf(map.card)];
    expect(contains(await boxOf(map.canvas), box), "on the map").toBe(true);
    expect(overlap(box, card), "under the card").toBe(false);
    for (const control of await controlsOf(page).all()) {
      const isInCard = overlap(await boxOf(control), card);
      if (!isInCard) expect(overlap(box, await boxOf(control)), "under a control").toBe(false);
    }
  }).toPass({ timeout: 20_000 });
}

test("the map's credit is one short line, folds as the card opens, and is never under it", async ({ page }) => {
  const credit = page.locator(".maplibregl-ctrl-attrib");
  await saveStatus(page.request, account, { id: "zuni-cafe" }, { status: "love" });
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await map.open();
    await map.settle();
    await expect(credit).toContainText("OpenStreetMap");
    expect((await boxOf(credit)).height, `at ${width}`).toBeLessThan(32);
    const list = page.getByRole("button", { name: "As a list" });
    if (await list.isVisible()) await list.click();
    await page.locator('[data-id="zuni-cafe"]').click();
    await expect(map.card).toBeVisible();
    await expect.poll(async () => (await boxOf(credit)).width, `at ${width}`).toBeLessThan(40);
    await expect.poll(async () => overlap(await boxOf(credit), await boxOf(map.card)), `at ${width}`).toBe(false);
  }
});

for (const [width, height] of [
  [1280, 800],
  [390, 664],
  [844, 390],
  [667, 375],
] as const) {
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("the selected pin is never under its card or a control", async ({ page }) => {
      for (const id of CORNERS) await saveStatus(page.request, account, { id }, { status: "love" });
      await map.open("?restaurant=chez-panisse");
      await expectPinInTheOpen(page);
      for (const id of CORNERS) {
        await map.open();
        await map.settle();
        const list = page.getByRole("button", { name: "As a list" });
        if (await list.isVisible()) await list.click();
        await page.locator(`[data-id="${id}"]`).click();
        await expectPinInTheOpen(page);
      }
    });
  });
}

for (const [width, height, letters] of [
  [320, 640, "100%"],
  [390, 844, "200%"],
] as const) {
  test(`the ways there are in sight on the card, and its pin beside it, at ${width} with letters of ${letters}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await map.open("?q=swan&restaurant=swan-oyster-depot");
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), letters);
    await expectPinInTheOpen(page);
    await expect(map.card.getByRole("link", { name: /^Directions/ })).toBeInViewport({ ratio: 1 });
    await expect(map.card.getByRole("link", { name: /^Call/ })).toBeInViewport({ ratio: 1 });
    await expect(map.status).toBeInViewport({ ratio: 1 });
  });
}

test("the notice of a mark lies over the search alone, and over no control of the list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await saveStatus(page.request, account, { id: "chez-panisse" }, { status: "love" });
  await map.open("?restaurant=chez-panisse");
  await map.setStatus("Never Again");
  const notice = page.getByRole("region", { name: "Your last changes" });
  await expect(notice).toContainText("Never Again");
  const expectNothingUnder = async (parts: Locator) => {
    for (const part of await parts.all())
      expect(overlap(await boxOf(notice), await boxOf(part)), (await part.textContent()) ?? "").toBe(false);
  };
  await expectNothingUnder(page.getByRole("main").locator("button:visible:not([role=region] button)"));
  await expectNothingUnder(map.card);
  await page.getByRole("button", { name: "As a list" }).click();
  await expect(map.rows).toHaveCount(1);
  await expectNothingUnder(page.getByRole("search"));
  await expectNothingUnder(map.rows);
  await expectNothingUnder(page.locator("[data-tab-bar]"));
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
] as const) {
  test(`the notice of a mark leaves pin, card and buttons free at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await saveStatus(page.request, account, { id: "chez-panisse" }, { status: "love" });
    await map.open("?restaurant=chez-panisse");
    await expectPinInTheOpen(page);
    await map.setStatus("Never Again");
    const notice = page.getByRole("region", { name: "Your last changes" });
    await expect(notice).toContainText("Never Again");
    const parts = [page.locator("button[aria-current]"), map.card, page.locator("[data-tab-bar]")];
    const pills = page.getByRole("main").getByRole("button", { name: /^(Near me|Filters|As a list)$/ });
    await expect(pills).toHaveCount(3);
    for (const part of [...parts, ...(await pills.all())])
      expect(overlap(await boxOf(notice), await boxOf(part)), (await part.textContent()) ?? "").toBe(false);
  });
}

for (const width of [320, 360, 390]) {
  test(`an administrator's controls are two rows at ${width}, filtered or not`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await signInAdmin({ request: page.request });
    await map.open("?mode=all&price=1&meal=dinner");
    await expect(page.getByRole("button", { name: "Filters 2 chosen" })).toBeVisible();
    const tops = new Set<number>();
    for (const name of ["Saved", "All", "Quadtree", "Near me", /^Filters/]) {
      const box = await boxOf(page.getByRole("main").getByRole("button", { name, exact: true }));
      tops.add(Math.round(box.y + box.height / 2));
      expect(box.width, `${name}`).toBeGreaterThanOrEqual(44);
    }
    expect(tops.size).toBe(1);
    const [field, list] = [await boxOf(map.search), await boxOf(page.getByRole("button", { name: "As a list" }))];
    expect(overlap(field, list)).toBe(false);
    expect({ y: list.y, height: list.height }).toEqual({ y: field.y, height: field.height });
  });
}

test("a press beside a pin opens its card", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await saveStatus(page.request, account, { id: "zuni-cafe" }, { status: "love" });
  await map.open("?restaurant=zuni-cafe");
  await expectPinInTheOpen(page);
  const pin = await boxOf(page.locator("button[aria-current]"));
  await page.keyboard.press("Escape");
  await expect(map.card).toHaveCount(0);
  await map.settle();
  const foot = { x: pin.x + pin.width / 2, y: pin.y + pin.height };
  await page.mouse.click(foot.x + 23, foot.y - 20);
  await expect(map.card).toContainText("Zuni");
});

test.describe("on a phone lying on its side", () => {
  test.use({ viewport: { width: 667, height: 375 } });

  test("map, controls, list and card can be used", async ({ page }) => {
    await saveStatus(page.request, account, { id: "tartine-bakery-guerrero" }, { status: "love" });
    await saveStatus(page.request, account, { id: "zuni-cafe" }, { status: "like" });
    await map.open();
    await page.getByRole("button", { name: "As a list" }).click();
    await expect(map.rows).toHaveCount(2);
    await map.order.selectOption("By name");
    await map.row("Zuni").click();
    await expect(map.status).toBeInViewport({ ratio: 1 });
    await map.setStatus("Loved");
    await expect(map.status).toContainText("Loved");
    const tabs = await boxOf(page.locator("[data-tab-bar]"));
    const card = await boxOf(map.card);
    expect(card.y + card.height).toBeLessThanOrEqual(tabs.y + 1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect(map.card.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(map.card).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(667);
  });
});

test.describe("zoomed in to 400 percent", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("everything can be reached, by scrolling up and down alone", async ({ page }) => {
    for (const id of CORNERS) await saveStatus(page.request, account, { id }, { status: "love" });
    await map.open();
    await map.settle();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole("button", { name: "Filters" }).click();
    const panel = page.getByRole("dialog", { name: "Filters" });
    await panel.getByRole("button", { name: /^Show/ }).click();
    await page.getByRole("button", { name: "As a list" }).click();
    await map.rows.last().focus();
    await page.keyboard.press("Enter");
    await expect(map.card.getByRole("heading")).toBeFocused();
    await expect(map.card.getByRole("heading")).toBeInViewport();
    const tabs = await boxOf(page.locator("[data-tab-bar]"));
    await map.status.focus();
    await expect.poll(async () => (await boxOf(map.status)).y).toBeLessThan(tabs.y);
    await map.setStatus("Liked");
    await expect(map.status).toContainText("Liked");
    await page.keyboard.press("Escape");
    await expect(map.card).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
