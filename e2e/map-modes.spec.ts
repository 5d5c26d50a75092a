import { type Account, bearer, register } from "./support/account";
import { MapPage } from "./support/map-page";
import { signInAdmin } from "./support/sessions";
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

test("a reader who is no administrator sees only the saved places, whatever the URL says", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  for (const mode of ["all", "quadtree"]) {
    await map.open(`?mode=${mode}`);
    const nothing = "No saved restaurants yet. Start exploring guides to save your favorites!";
    await expect(page.getByText(nothing)).toBeVisible();
    await expect(map.modes).toHaveCount(0);
    await expect(page).toHaveURL(/\/map$/);
  }
  expect(requests.filter((path) => /restaurants\/(all|quadtree)/.test(path))).toEqual([]);
  for (const path of ["all", "all?fields=points", "all?bounds=0,0,1,1", "quadtree"]) {
    const response = await page.request.get(`/api/restaurants/${path}`, { headers: bearer(account) });
    expect(response.status(), path).toBe(403);
  }
  await page.getByRole("link", { name: "Discover Guides" }).click();
  await expect(page).toHaveURL(/\/discover/);
});

test("an administrator sees every place, and the spatial index", async ({ page }) => {
  await signInAdmin({ request: page.request });
  await map.open();
  await map.chooseMode("All");
  await expect(map.listStatus).toHaveText(/^120 of [\d,]+ restaurants/);
  await map.open("?mode=all&restaurant=chez-panisse");
  await expect(map.card.getByRole("heading", { name: "Chez Panisse" })).toBeVisible();
  await expect(page).toHaveURL(/mode=all&restaurant=chez-panisse/);

  await map.chooseMode("Quadtree");
  await expect(page.getByRole("table")).toContainText(/\d+ nodes of the spatial index/);
  await expect(map.card).toHaveCount(0);
  await expect(map.rows).toHaveCount(0);
  await map.canvas.click({ position: { x: 400, y: 300 } });
  await expect(map.card).toHaveCount(0);

  await page.route("**/api/restaurants/quadtree", (route) => route.abort());
  await page.reload();
  await expect(map.alert).toContainText("Failed to load quadtree visualization");
  await page.unroute("**/api/restaurants/quadtree");
  await map.alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("table")).toBeVisible();
});

test("the admin list comes by bounds and as points, and explains an invalid box", async ({ request }) => {
  const headers = bearer(await signInAdmin({ request }));
  const get = (query: string, more = {}) =>
    request.get(`/api/restaurants/all?${query}`, { headers: { ...headers, ...more } });
  const { restaurants } = await (await get("bounds=-122.3,37.84,-122.2,37.91")).json();
  expect(restaurants.map(({ name }: { name: string }) => name)).toContain("Chez Panisse");
  const response = await get("fields=points&city=Berkeley");
  const { points } = await response.json();
  expect(points.find(([id]: [string]) => id === "chez-panisse")).toEqual([
    "chez-panisse",
    "Chez Panisse",
    expect.closeTo(-122.27, 1),
    expect.closeTo(37.88, 1),
    null,
  ]);
  // Once more, from the cache.
  expect((await (await get("fields=points&city=Berkeley")).json()).points).toEqual(points);
  expect((await get("fields=points&city=Berkeley", { "if-none-match": response.headers().etag })).status()).toBe(304);
  for (const bounds of ["", "NaN,0,1,1", "1,2,3", "-181,0,1,1", "0,-91,1,1", "2,0,1,1", "0,2,1,1", "1e9,0,1,1"]) {
    const refused = await get(`bounds=${bounds}`);
    expect([refused.status(), (await refused.json()).error], bounds).toEqual([
      400,
      expect.stringMatching(/^bounds must/),
    ]);
  }
  expect((await (await get("fields=names")).json()).error).toMatch(/^fields must be points/);
});

test("a search is debounced, and no outdated result is shown", async ({ page }) => {
  const requests: string[] = [];
  const response = Promise.withResolvers<void>();
  await page.route("**/api/restaurants/search?*", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    requests.push(`${query.get("query")} ${query.get("limit")}`);
    if (query.get("query") !== "taqueria") return route.continue();
    await response.promise;
    return route.fulfill({ json: { restaurants: [] } }).catch(() => {});
  });
  await map.open();
  await map.typeAtOnce(" c ", " c h", " chez", "  chez pan ");
  await expect(map.row("Chez Panisse")).toBeVisible();
  await expect(map.listStatus).toHaveText(/^\d+ restaurants? found for "chez pan"\.$/);
  expect(requests).toEqual(["chez pan 20"]);

  await map.search.fill("taqueria");
  await expect.poll(() => requests.length).toBe(2);
  await map.search.fill("swan oyster");
  await expect(map.rows.first()).toContainText("Swan Oyster Depot");
  response.resolve();
  await page.waitForTimeout(300);
  await expect(map.rows.first()).toContainText("Swan Oyster Depot");

  await map.search.fill("  xqzvw kjqxz ");
  await expect(page.getByText('No restaurants found for "xqzvw kjqxz"', { exact: true })).toBeVisible();
  await expect(page.getByText("Is a place missing? Tell us at")).toBeVisible();
  await map.search.fill("x");
  await expect(page.getByText(/^No saved restaurants yet\./)).toBeVisible();
});

test("failures are explained, with a way to try again", async ({ page }) => {
  await page.route("**/api/restaurants/saved", (route) =>
    route.fulfill({ status: 503, json: { error: "Closed for lunch." } }),
  );
  await map.open();
  await expect(map.alert).toContainText("Closed for lunch.");
  await page.unroute("**/api/restaurants/saved");
  await page.route("**/api/restaurants/saved", (route) => route.abort());
  await map.alert.getByRole("button", { name: "Try again" }).click();
  await expect(map.alert).toContainText("Failed to load restaurants");
  await page.unroute("**/api/restaurants/saved");
  await map.alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^No saved restaurants yet\./)).toBeVisible();

  await map.search.fill("chez panisse");
  await expect(map.rows.first()).toContainText("Chez Panisse");
  await page.route("**/api/restaurants/search?*", (route) => route.abort());
  await map.search.fill("chez panisses");
  await expect(map.alert).toContainText("Failed to search restaurants");
  await expect(map.rows).toHaveCount(0);
  // It has found out nothing, which is not the same as having found nothing.
  await expect(map.listStatus).toHaveCount(0);
  await expect(page.getByText(/No restaurants found|0 restaurants/)).toHaveCount(0);
  await page.unroute("**/api/restaurants/search?*");
  await map.alert.getByRole("button", { name: "Try again" }).click();
  await expect(map.rows.first()).toContainText("Chez Panisse");
});
