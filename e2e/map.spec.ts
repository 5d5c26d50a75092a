import { splitTitle } from "@/lib/core/split-title";
import { accessibilityFaults } from "./support/accessibility";
import { type Account, register } from "./support/account";
import { MapPage, placesOfGuide, saveStatus } from "./support/map-page";
import { expect, test } from "./support/test";

test.use({
  viewport: { width: 1280, height: 800 },
  reducedMotion: "reduce",
  expectedErrors: [/Failed to load resource/],
});

let account: Account;
let map: MapPage;
test.beforeEach(async ({ page }) => {
  account = await register(page.request);
  map = new MapPage(page);
});

test("a place is chosen in the list or on the map, and its card shows everything", async ({ page }) => {
  const { guide, places } = await placesOfGuide(page.request, account, "Berkeley");
  const [place] = places;
  if (!place) throw new Error("The guide is empty.");
  await saveStatus(page.request, account, place, { status: "interested", originGuideId: guide.id });
  await page.route("**/api/restaurants/saved", async (route) => {
    const { restaurants } = await (await route.fetch()).json();
    const facts = {
      rating: 4.56,
      userRatingCount: 1218,
      phoneNumber: "(510) 555-0142",
      website: "https://www.pith.example/menu",
    };
    const more = { editorialSummary: "Eleven stools.", hasApproximateCoordinates: true, isOpen: false };
    await route.fulfill({ json: { restaurants: [{ ...restaurants[0], ...facts, ...more }] } });
  });
  await map.open();
  // A single place is centered, its pin above the center.
  await expect(map.row(place.name)).toBeVisible();
  const box = await map.canvas.boundingBox();
  await expect(async () => {
    await map.canvas.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 - 18 } });
    await expect(map.card).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(map.row(place.name)).toHaveAttribute("aria-selected", "true");
  await expect(map.pin(place.name)).toHaveAccessibleName(`${place.name}, Interested`);

  for (const words of ["4.6 from 1,218 ratings", "Eleven stools.", "Closed", "approximate"]) {
    await expect(map.card).toContainText(words);
  }
  await expect(map.card.getByRole("link", { name: "(510) 555-0142" })).toHaveAttribute("href", "tel:5105550142");
  await expect(map.card.getByRole("link", { name: /^pith\.example/ })).toHaveAttribute("rel", /noopener/);
  await expect(map.card.getByRole("link", { name: "Directions" })).toHaveAttribute("href", /^https:.*destination=/);
  const origin = map.card.getByRole("listitem").filter({ hasText: "Found in" }).getByRole("link");
  const shown = (await origin.textContent()) ?? "";
  expect(shown).toBe(splitTitle(guide.name).title);
  await page.keyboard.press("Escape");
  await expect(map.card).toHaveCount(0);
  await map.row(place.name).click();
  await origin.click();
  await expect(page).toHaveURL((url) => url.pathname === "/discover" && url.searchParams.get("guide") === guide.id);
  await page.goBack();
  await expect(map.card).toContainText(place.name);
});

test("the card shows today's hours, and the week on request", async ({ page }) => {
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  const openingHours = week.map((day) => `${day}: 5:00 – 10:00 PM`);
  await page.route("**/api/restaurants/search?*", async (route) => {
    const { restaurants } = await (await route.fetch()).json();
    await route.fulfill({ json: { restaurants: [{ ...restaurants[0], openingHours }] } });
  });
  await map.open("?q=chez%20panisse");
  await map.rows.first().click();
  await expect(map.card.getByText("Friday: 5:00 – 10:00 PM")).toBeHidden();
  await map.card.getByText("Today: 5:00 – 10:00 PM").click();
  for (const line of openingHours) await expect(map.card.getByText(line)).toBeVisible();
});

test("a status shows in the list, on the map and in the guide at once", async ({ page }) => {
  const { guide, places } = await placesOfGuide(page.request, account, "Oakland");
  const [first, second] = places;
  if (!first || !second) throw new Error("The guide is too short.");
  for (const place of [first, second])
    await saveStatus(page.request, account, place, { status: "like", originGuideId: guide.id });
  await map.open();
  await map.row(first.name).click();
  await map.setStatus("Loved");
  await expect(map.row(first.name)).toContainText("Loved");
  await expect(map.status).toContainText("Loved");
  await expect(map.pin(first.name)).toHaveAccessibleName(`${first.name}, Loved`);
  const inGuide = await page.context().newPage();
  await inGuide.goto(`/guide/${guide.id}`);
  await expect(inGuide.getByRole("region", { name: first.name }).getByText("Loved")).toBeVisible();
  await inGuide.close();

  await map.setStatus("Not Interested");
  await expect(map.card).toHaveCount(0);
  await expect(map.rows).toHaveCount(1);
  await expect(map.row(second.name)).toBeFocused();
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(map.row(first.name)).toContainText("Loved");

  await map.row(second.name).click();
  const isKept = page.waitForResponse((response) => response.url().endsWith(`${second.id}/status`));
  await map.setStatus("Clear");
  await expect(map.card).toHaveCount(0);
  await expect(map.rows).toHaveCount(1);
  await isKept;
  await page.reload();
  await expect(map.rows).toHaveCount(1);

  await page.route("**/api/restaurants/*/status", (route) => route.abort());
  await map.row(first.name).click();
  await map.setStatus("Never Again");
  await expect(map.alert).toBeVisible();
  await expect(map.row(first.name)).toContainText("Loved");
  await page.unroute("**/api/restaurants/*/status");
});

test("not interested closes the card of a search hit, which stays in the list", async ({ page }) => {
  await map.open("?q=chez%20panisse");
  await map.rows.first().click();
  await expect(map.status).toContainText("Mark as");
  await map.setStatus("Not Interested");
  await expect(map.card).toHaveCount(0);
  await expect(map.rows.first()).toContainText("Not Interested");
  await map.rows.first().click();
  await map.setStatus("Interested");
  await expect(map.card).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(map.row("Chez Panisse")).toContainText("Interested");
});

test("a link opens its place, and reports a missing one", async ({ page }) => {
  await map.open("?restaurant=chez-panisse");
  await expect(map.card.getByRole("heading", { name: "Chez Panisse" })).toBeVisible();
  await expect(map.pin("Chez Panisse")).toBeInViewport();
  await map.open("?restaurant=nowhere-at-all");
  await expect(map.alert).toContainText("We couldn't find that restaurant.");
  await map.alert.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/map$/);
});

test("arrows, Home and End move through the list, to its links too; Enter leads to the card, Escape back", async ({
  page,
}) => {
  const { places } = await placesOfGuide(page.request, account, "San Francisco");
  for (const place of places) await saveStatus(page.request, account, place, { status: "interested" });
  await map.open();
  await expect(map.rows).toHaveCount(places.length);
  const name = async (index: number) =>
    (await map.rows.nth(index).locator("td[id] > span").first().textContent()) ?? "";
  await map.order.focus();
  await page.keyboard.press("Tab");
  await expect(map.rows.first()).toBeFocused();
  await expect(map.card).toHaveCount(0);
  const last = places.length - 1;
  for (const [key, position] of [
    ["ArrowDown", 1],
    ["End", last],
    ["ArrowDown", last],
    ["ArrowUp", last - 1],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(map.rows.nth(position)).toBeFocused();
    await expect(map.rows.nth(position)).toHaveAttribute("aria-selected", "true");
    await expect(map.rows.nth(position)).toBeInViewport();
    await expect(map.pin(await name(position))).toBeVisible();
  }
  await page.keyboard.press("ArrowRight");
  const directions = map.rows.first().getByRole("link", { name: `Directions to ${await name(0)}` });
  await expect(directions).toBeFocused();
  await expect(directions).toHaveAttribute("href", /^https:.*destination=/);
  await page.keyboard.press("ArrowLeft");
  await expect(map.rows.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(map.card.getByRole("heading")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(map.card).toHaveCount(0);
  await expect(map.rows.first()).toBeFocused();
});

test("the card leads to the place's page, and puts it on a list", async ({ page }) => {
  await saveStatus(page.request, account, { id: "chez-panisse" }, { status: "love" });
  await map.open("?restaurant=chez-panisse");
  await map.card.getByRole("button", { name: /^Add to a list/ }).click();
  const dialog = page.getByRole("dialog", { name: "Add to a list" });
  await dialog.getByLabel("Name your first list").fill("For June");
  await dialog.getByLabel("Name your first list").press("Enter");
  await expect(dialog.getByRole("checkbox", { name: "For June 1 place" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(map.card.getByRole("button", { name: /^On “For June”/ })).toBeFocused();
  await map.card.getByRole("link", { name: "Chez Panisse", exact: true }).click();
  await expect(page).toHaveURL(/\/place\/chez-panisse$/);
});

test("the plus of a row marks its place, without opening the card", async ({ page }) => {
  await map.open();
  await map.search.fill("Zuni");
  const row = map.row("Zuni Café");
  await row.getByRole("button", { name: "Mark Zuni Café as Interested" }).click();
  await expect(row).toContainText("Interested");
  await expect(row).toBeFocused();
  await expect(map.card).toHaveCount(0);
  await expect(row.getByRole("button")).toHaveCount(0);
  await page.getByRole("region", { name: "Your last changes" }).getByRole("button", { name: "Undo" }).click();
  await expect(row.getByRole("button", { name: "Mark Zuni Café as Interested" })).toBeVisible();
});

test("the screen is accessible", async ({ page }) => {
  await saveStatus(page.request, account, { id: "chez-panisse" }, { status: "never_again" });
  await map.open("?restaurant=chez-panisse");
  await expect(map.pin("Chez Panisse")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "As a list" }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("two places in one house are two pins, and each can be pressed", async ({ page }) => {
  const { places } = await placesOfGuide(page.request, account, "Oakland");
  const [left, right] = places;
  if (!left || !right) throw new Error("The guide is too short.");
  for (const place of [left, right]) await saveStatus(page.request, account, place, { status: "interested" });
  await page.route("**/api/restaurants/saved", async (route) => {
    const { restaurants } = await (await route.fetch()).json();
    const byName = [left, right].map(({ id }) => restaurants.find((each: { id: string }) => each.id === id));
    const house = { latitude: 37.8044, longitude: -122.2712 };
    await route.fulfill({ json: { restaurants: byName.map((each) => ({ ...each, ...house })) } });
  });
  const pressed = new Set<string>();
  for (const aside of [-20, 20]) {
    await map.open();
    await expect(map.row(left.name)).toBeVisible();
    const box = await map.canvas.boundingBox();
    await expect(async () => {
      await map.canvas.click({ position: { x: (box?.width ?? 0) / 2 + aside, y: (box?.height ?? 0) / 2 - 18 } });
      await expect(map.card).toBeVisible({ timeout: 1_000 });
    }).toPass();
    pressed.add((await map.card.getByRole("heading").first().textContent()) ?? "");
  }
  expect([...pressed].toSorted()).toEqual([left.name, right.name].toSorted());
});
