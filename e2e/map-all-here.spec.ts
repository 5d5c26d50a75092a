import type { Locator } from "@playwright/test";
import { type Account, register } from "./support/account";
import { MapPage, saveStatus } from "./support/map-page";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
test.use({ expectedErrors: [/Failed to load resource/] });

const SHOW_ALL = "Show all restaurants here";
const HERE = { latitude: 37.7749, longitude: -122.4194 };

let account: Account;
let map: MapPage;
test.beforeEach(async ({ page, context }) => {
  account = await register(page.request);
  map = new MapPage(page);
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(HERE);
});

test("who has saved nothing is told so once, and shown the nearest of all, near them too", async ({ page }) => {
  await map.open();
  await map.nearMe.tap();
  await expect(page.getByRole("img", { name: "You are here" })).toBeVisible();
  await expect(page.getByText("The nearest 100, saved or not", { exact: true })).toBeVisible();
  await expect(page.getByText(/^No saved restaurants yet\./)).toHaveCount(0);
  await page.getByRole("button", { name: "As a list" }).tap();
  // Of more than these, what there is to read keeps out bare names.
  await expect(map.listStatus).toHaveText("The nearest 100, saved or not. Zoom in for more.");
  await expect(map.row("Zuni Café")).toBeVisible();

  // The filters are those of what is shown.
  await page.getByRole("button", { name: "Filters" }).tap();
  const cuisines = page.getByRole("dialog").getByRole("group", { name: "Cuisine" }).getByRole("checkbox");
  await expect.poll(() => cuisines.count()).toBeGreaterThan(8);
});

test("controls leave the screen to the map and the list, and keep room for fingers", async ({ page }) => {
  await saveStatus(page.request, account, { id: "zuni-cafe" }, { status: "love" });
  await map.open();
  const bottomOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  const controls = [map.search, map.nearMe, page.getByRole("button", { name: SHOW_ALL })];
  for (const control of controls) expect(await bottomOf(control)).toBeLessThan(130);
  await expect(page.getByRole("button", { name: "As a list" })).toBeInViewport({ ratio: 1 });
  await map.nearMe.tap();
  const note = page.getByText("The nearest 100, saved or not", { exact: true });
  await expect(note).toBeVisible();
  expect(await bottomOf(note)).toBeLessThanOrEqual(170);
  await page.getByRole("button", { name: "As a list" }).tap();
  await expect(map.row("Zuni Café")).toBeVisible();
  expect((await map.rows.first().boundingBox())?.y).toBeLessThanOrEqual(200);
  for (const control of [map.nearMe, map.order, page.getByRole("button", { name: "Back to your saved places" })])
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test("with a place saved nearby all others are one press away, before the map is moved", async ({ page }) => {
  await saveStatus(page.request, account, { id: "zuni-cafe" }, { status: "love" });
  await map.open();
  await page.getByRole("button", { name: SHOW_ALL }).tap();
  await expect(page).toHaveURL(/area=/);
  await page.getByRole("button", { name: "As a list" }).tap();
  await expect.poll(() => map.rows.count()).toBeGreaterThan(5);
  await expect(map.listStatus).not.toContainText("nearest");
});

test("the list of marks leaves the card's name in sight", async ({ page }) => {
  for (const id of ["zuni-cafe", "chez-panisse"]) {
    await map.open(`?restaurant=${id}`);
    await map.status.tap();
    const list = page.getByRole("listbox");
    await expect(list).toBeVisible();
    const [over, name] = [await list.boundingBox(), await map.card.getByRole("heading").boundingBox()];
    expect(over?.y, id).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
    expect((over?.y ?? 0) + (over?.height ?? 0), id).toBeLessThanOrEqual(844);
    await list.getByRole("option", { name: "Liked" }).tap();
    await expect(map.status).toContainText("Liked");
  }
});
