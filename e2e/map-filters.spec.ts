import { accessibilityFaults } from "./support/accessibility";
import { type Account, bearer, register } from "./support/account";
import { MapPage, saveStatus } from "./support/map-page";
import { signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });

let account: Account;
let map: MapPage;
test.beforeEach(async ({ page }) => {
  account = await register(page.request);
  map = new MapPage(page);
});

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const allDay = DAYS.map((day) => `${day}: Open 24 hours`);
const never = DAYS.map((day) => `${day}: Closed`);

/** What each saved place has, in place of what the catalogue says. */
const FACTS: Record<string, object> = {
  "chez-panisse": { cuisines: ["Californian", "French"], priceLevel: 4, openingHours: never, meals: ["dinner"] },
  "tartine-bakery-guerrero": {
    cuisines: ["Bakery"],
    priceLevel: 2,
    openingHours: allDay,
    meals: ["lunch", "breakfast"],
  },
  "zuni-cafe": { cuisines: ["Californian"], priceLevel: 3, openingHours: null, meals: undefined },
};

async function saveThree(): Promise<void> {
  const { page } = map;
  await saveStatus(page.request, account, { id: "chez-panisse" }, { status: "love" });
  await saveStatus(page.request, account, { id: "tartine-bakery-guerrero" }, { status: "love" });
  await saveStatus(page.request, account, { id: "zuni-cafe" }, { status: "interested" });
  await page.route("**/api/restaurants/saved", async (route) => {
    const { restaurants } = await (await route.fetch()).json();
    const known = restaurants.map((place: { id: string }) => ({ ...place, ...FACTS[place.id] }));
    await route.fulfill({ json: { restaurants: known } });
  });
}

test("saved places are filtered by status, cuisine, price and hours, and the address says so", async ({ page }) => {
  await saveThree();
  await map.open();
  await expect(map.listStatus).toHaveText("3 saved restaurants.");
  await expect(map.row("Tartine")).toContainText("Open now");
  await expect(map.row("Chez Panisse")).toContainText("Californian, French · $$$$");
  await map.filter("Cuisine", "Californian");
  await expect(map.listStatus).toHaveText("2 of 3 saved restaurants.");
  await map.filter("Price", "Price level 4");
  await expect(map.rows).toHaveCount(1);
  await expect(page).toHaveURL(/cuisine=Californian&price=4/);
  await page.reload();
  await expect(map.listStatus).toHaveText("1 of 3 saved restaurants.");
  await map.filters.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/map$/);

  await map.filter("Status", "Loved");
  await expect(map.listStatus).toHaveText("2 of 3 saved restaurants.");
  await map.filters.getByRole("button", { name: "Open now" }).click();
  await expect(map.rows).toHaveCount(1);
  await expect(map.rows).toContainText("Tartine");
  await expect(page).toHaveURL(/status=love&open=now/);
  expect(await accessibilityFaults(page)).toEqual([]);

  await map.open("?status=love&cuisine=Nowhere");
  await expect(page.getByText("No restaurants match these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await expect(map.rows).toHaveCount(3);
});

test("saved places are filtered by meal, and those whose meals nobody knows are left out", async ({ page }) => {
  await saveThree();
  await map.open();
  await expect(map.rows).toHaveCount(3);
  await map.filters.getByRole("button", { name: "Meal" }).click();
  const menu = page.getByRole("dialog", { name: "Meal" });
  await expect(menu.locator("label")).toHaveText(["Breakfast1", "Lunch1", "Dinner1"]);
  await menu.getByRole("checkbox", { name: "Dinner" }).check();
  await page.keyboard.press("Escape");
  await expect(map.listStatus).toHaveText("1 of 3 saved restaurants.");
  await expect(map.rows).toContainText("Chez Panisse");
  await expect(page).toHaveURL(/meal=dinner/);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole("button", { name: "Filters 1 chosen" }).click();
  const panel = page.getByRole("dialog", { name: "Filters" });
  const meals = panel.getByRole("group", { name: "Meal" });
  await expect(meals.getByRole("checkbox", { name: "Dinner" })).toBeChecked();
  await meals.getByRole("checkbox", { name: "Breakfast" }).check();
  await expect(panel.getByRole("button", { name: "Show 2 saved restaurants" })).toBeVisible();
  await expect(page).toHaveURL(/meal=dinner,breakfast/);
  await panel.getByRole("button", { name: "Clear all" }).click();
  await expect(panel.getByRole("button", { name: "Show 3 saved restaurants" })).toBeVisible();
  await expect(page).toHaveURL(/\/map$/);
});

test("a filter with nothing to choose is not offered", async ({ page }) => {
  await saveStatus(page.request, account, { id: "zuni-cafe" }, { status: "love" });
  await map.open();
  await expect(map.rows).toHaveCount(1);
  await expect(map.filters.getByRole("button", { name: "Status" })).toHaveCount(0);
  await expect(map.filters.getByRole("button", { name: "Price" })).toHaveCount(0);
  await expect(map.filters.getByRole("button", { name: "Open now" })).toHaveCount(0);
});

test("on a phone a button opens all filters in a panel, and counts those chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await saveThree();
  await map.open();
  await page.getByRole("button", { name: "Filters" }).click();
  const panel = page.getByRole("dialog", { name: "Filters" });
  await panel.getByRole("checkbox", { name: "Californian" }).check();
  await panel.getByRole("checkbox", { name: "Loved" }).check();
  await expect(panel.getByRole("checkbox", { name: "Interested" })).toHaveAccessibleName(/1$/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await panel.getByRole("button", { name: "Show 1 saved restaurant" }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters 2 chosen" })).toBeVisible();
  await page.getByRole("button", { name: "As a list" }).click();
  await expect(map.rows).toHaveCount(1);
});

test("a search keeps the filters, and offers to clear them where they hide all that it found", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await saveThree();
  await map.open("?cuisine=Bakery");
  await map.search.fill("swan oyster");
  await expect(page).toHaveURL(/q=swan\+oyster&cuisine=Bakery/);
  await expect(page.getByText('Nothing that was found for "swan oyster" matches these filters.')).toBeVisible();
  await page.getByRole("search").getByRole("button", { name: "Clear the filters" }).click();
  await expect(page.getByRole("list", { name: "Found" }).getByRole("button", { name: /Swan Oyster/ })).toBeVisible();
});

test("the list is sorted by name, or by the distance to the middle of the map", async ({ page }) => {
  await saveThree();
  await map.open();
  const names = async () => (await map.rows.allTextContents()).map((text) => text.slice(0, 4));
  await expect(map.rows).toHaveCount(3);
  expect(await names()).toEqual(["Zuni", "Tart", "Chez"]);
  await map.order.selectOption("By name");
  await expect.poll(names).toEqual(["Chez", "Tart", "Zuni"]);
  await expect(page).toHaveURL(/sort=name/);
  await map.settle();
  await map.order.selectOption("Nearest to the map's center");
  await expect(page).toHaveURL(/sort=distance/);
  await expect(map.rows).toHaveCount(3);
});

test("an administrator's list of all is filtered by the server, which explains what it can't read", async ({
  page,
}) => {
  const admin = await signInAdmin({ request: page.request });
  await map.open("?mode=all");
  const count = async () => {
    const [, figure = ""] = /([\d,]+) restaurants/.exec((await map.listStatus.textContent()) ?? "") ?? [];
    return Number(figure.replaceAll(",", ""));
  };
  await expect.poll(count).toBeGreaterThan(1_000);
  const all = await count();
  const asked = page.waitForRequest(/fields=points&.*cuisine=Ethiopian/);
  await map.filter("Cuisine", "Ethiopian");
  await asked;
  // Of fifty cuisines the commonest are seen, and what is chosen, whatever it is.
  await map.filters.getByRole("button", { name: /^Cuisine/ }).click();
  const menu = page.getByRole("dialog", { name: "Cuisine" });
  await expect(menu.getByRole("checkbox")).toHaveCount(13);
  await expect(menu.getByRole("checkbox", { name: "Ethiopian" })).toBeChecked();
  await menu.getByRole("button", { name: /^Show all \d+$/ }).click();
  await expect(menu.getByRole("button", { name: "Show fewer" })).toBeFocused();
  expect(await menu.getByRole("checkbox").count()).toBeGreaterThan(30);
  await page.keyboard.press("Escape");
  await expect.poll(count).toBeLessThan(all / 10);
  await expect(map.rows.first()).toContainText("Ethiopian");

  const get = (query: string) =>
    page.request.get(`/api/restaurants/all?${query}`, { headers: bearer(admin) }).then(async (response) => ({
      status: response.status(),
      body: await response.json(),
    }));
  const { body } = await get("cuisine=Ethiopian,Burmese&price=1,2&meal=lunch,dinner&status=none,love");
  expect(body.restaurants.length).toBeGreaterThan(0);
  for (const { cuisines, priceLevel, meals } of body.restaurants) {
    expect(meals.some((meal: string) => ["lunch", "dinner"].includes(meal))).toBe(true);
    expect(cuisines.some((cuisine: string) => ["Ethiopian", "Burmese"].includes(cuisine))).toBe(true);
    expect([1, 2]).toContain(priceLevel);
  }
  for (const [query, problem] of [
    ["price=5", /^price must be numbers from 1 to 4/],
    ["price=", /^price must/],
    ["meal=tea", /^meal must be breakfast, brunch, lunch, dinner or late-night/],
    ["status=adored", /^status must be love, like/],
    ["cuisine=", /^cuisine must be names/],
  ] as const) {
    expect(await get(query), query).toEqual({ status: 400, body: { error: expect.stringMatching(problem) } });
  }
});
