import { type Account, bearer, register } from "./support/account";
import { MapPage, saveStatus } from "./support/map-page";
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

test("a map that was moved searches what it shows, until it is cleared", async ({ page }) => {
  await saveStatus(page.request, account, { id: "zuni-cafe" }, { status: "love" });
  await map.open();
  await map.settle();
  await expect(map.searchArea).toHaveCount(0);
  await map.move("+", "ArrowRight");
  await map.searchArea.click();
  await expect(map.listStatus).toHaveText(/^(?:The first )?\d+ restaurants in this area\./);
  await expect.poll(() => map.rows.count()).toBeGreaterThan(3);
  await expect(page).toHaveURL(/\/map\?area=-?[\d.]+,[\d.]+,-?[\d.]+,[\d.]+$/);
  const found = await map.rows.count();

  await map.move("ArrowRight");
  await expect(map.searchArea).toBeVisible();
  await expect(map.rows).toHaveCount(found);
  await page.reload();
  await expect(map.rows).toHaveCount(found);
  await page.getByRole("button", { name: "Back to your saved places" }).click();
  await expect(map.rows).toHaveCount(1);
  await expect(page).toHaveURL(/\/map$/);
});

test("a search can be held to an area, and let go again", async ({ page }) => {
  await map.open("?area=-122.43,37.75,-122.4,37.77&q=mexican");
  await expect(map.listStatus).toHaveText(/^\d+ restaurants? found for "mexican" in this area\.$/);
  await page.getByRole("button", { name: "Search everywhere" }).click();
  await expect(map.listStatus).toHaveText(/^(?:The first )?\d+ restaurants found for "mexican"\.$/);
  await map.open("?area=-122.43,37.75,-122.4,37.77&q=xqzvw");
  await expect(page.getByText('No restaurants found for "xqzvw" in this area')).toBeVisible();
  await map.open("?area=-120.01,37,-120,37.01");
  await expect(page.getByText("No restaurants found in this area")).toBeVisible();
});

test("an area with more than a hundred says so, and a failure says nothing else", async ({ page }) => {
  await map.open("?area=-122.6,37.2,-121.7,38");
  await expect(map.listStatus).toHaveText("The first 100 restaurants in this area. Zoom in for more.");
  await page.route("**/api/restaurants/search?*", (route) =>
    route.fulfill({ status: 503, json: { error: "Closed for lunch." } }),
  );
  await map.move("ArrowRight");
  await map.searchArea.click();
  await expect(map.alert).toContainText("Closed for lunch.");
  await expect(map.rows).toHaveCount(0);
  await expect(page.getByText(/No restaurants found|0 restaurants/)).toHaveCount(0);
});

test("a filter finds all that there is in the area, and no cut is said where none is left", async ({ page }) => {
  await map.open("?area=-122.46,37.75,-122.39,37.81");
  await expect(map.listStatus).toContainText("The first 100 restaurants in this area.");
  const ramen = map.rows.filter({ hasText: "Ramen" });
  const before = await ramen.count();
  await map.filter("Cuisine", "Ramen");
  await expect(map.listStatus).toHaveText(/^\d\d restaurants that match the filters in this area\.$/);
  expect(await ramen.count()).toBeGreaterThan(before);
  await map.filter("Status", "Loved");
  await expect(page.getByText("No restaurants match these filters.")).toBeVisible();
});

test("the call needs a query or bounds, and holds them to their rules", async ({ request }) => {
  const get = async (query: string) => {
    const response = await request.get(`/api/restaurants/search?${query}`, { headers: bearer(account) });
    return { status: response.status(), body: await response.json() };
  };
  expect(await get("")).toEqual({ status: 400, body: { error: "Say what to search for." } });
  expect(await get("bounds=1,2,3")).toEqual({ status: 400, body: { error: expect.stringMatching(/^bounds must/) } });
  expect((await get("bounds=-122.5,37.7,-122.3,37.8&limit=101")).status).toBe(400);
  const { body } = await get("bounds=-122.5,37.7,-122.3,37.8&limit=5");
  expect([body.restaurants.length, body.hasMore]).toEqual([5, true]);
  expect(await get("query=chez%20panisse&limit=1")).toMatchObject({ body: { restaurants: [{ id: "chez-panisse" }] } });
});
