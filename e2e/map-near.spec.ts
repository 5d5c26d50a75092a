import { type Account, bearer, register } from "./support/account";
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

test("Near me asks only when pressed, sorts the list, and explains a failure", async ({ page, context }) => {
  const { places } = await placesOfGuide(page.request, account, "San Francisco");
  for (const place of places) await saveStatus(page.request, account, place, { status: "love" });
  await map.open();
  await map.nearMe.click();
  await expect(map.alert).toContainText("Your browser doesn't share where you are.");
  await map.alert.getByRole("button", { name: "Close" }).click();
  await expect(map.alert).toHaveCount(0);
  await map.nearMe.click();
  await expect(map.alert).toBeVisible();
  await map.search.fill("z");
  await expect(map.alert, "while they search").toHaveCount(0);
  await map.search.fill("");

  const { restaurants } = await (await page.request.get("/api/restaurants/saved", { headers: bearer(account) })).json();
  const { latitude, longitude, name } = restaurants.at(-1);
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude, longitude });
  await map.nearMe.click();
  await expect(map.rows.first()).toContainText(name);
  await expect(map.rows.first()).toContainText("0.1 mi");
  const miles = await Promise.all(
    (await map.rows.all()).map(async (row) =>
      Number.parseFloat(/([\d.]+) mi/.exec((await row.textContent()) ?? "")?.[1] ?? "NaN"),
    ),
  );
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  await expect(page.getByRole("img", { name: "You are here" })).toBeVisible();

  const asked = page.waitForRequest(
    (request) => request.method() === "POST" && /restaurants\/search$/.test(request.url()),
  );
  await map.search.fill("noodles");
  expect((await asked).postDataJSON()).toMatchObject({ query: "noodles", latitude: expect.any(Number) });
  await expect(map.listStatus).toContainText("the nearest first");
  await expect(page).toHaveURL(/sort=distance/);
});

test("near me leaves one's own places for all that there are, and leads back to them", async ({ page, context }) => {
  await saveStatus(page.request, account, { id: "chez-panisse" }, { status: "love" });
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 37.7599, longitude: -122.4148 });
  await map.open();
  await map.nearMe.click();
  await expect.poll(() => map.rows.count()).toBeGreaterThan(20);
  await expect(map.listStatus).toHaveText("The nearest 100, saved or not. Zoom in for more.");
  await expect(page.getByText("Nothing that you saved is near you.")).toHaveCount(0);
  await page.getByRole("button", { name: "Back to your saved places" }).click();
  await expect(map.rows).toHaveCount(1);
});
