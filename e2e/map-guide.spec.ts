import { accessibilityFaults } from "./support/accessibility";
import { type Account, register } from "./support/account";
import { MapPage, placesOfGuide, saveStatus } from "./support/map-page";
import { expect, test } from "./support/test";

test.use({
  viewport: { width: 1280, height: 900 },
  reducedMotion: "reduce",
  expectedErrors: [/Failed to load resource/],
});

let account: Account;
let map: MapPage;
test.beforeEach(async ({ page }) => {
  account = await register(page.request);
  map = new MapPage(page);
});

test("a guide leads to its places on the map, in its order and with its numbers", async ({ page }) => {
  const { guide, places } = await placesOfGuide(page.request, account, "San Francisco");
  await page.goto(`/guide/${guide.id}`);
  await page.getByRole("link", { name: "Open the map" }).click();
  await expect(page).toHaveURL(`/map?guide=${guide.id}`);
  await expect(map.rows).toHaveCount(places.length);
  for (const [index, { name }] of places.entries()) {
    await expect(map.rows.nth(index)).toContainText(name);
    await expect(map.rows.nth(index)).toContainText(String(index + 1));
  }
  const [, second] = places;
  if (!second) throw new Error("The guide is too short.");
  await map.row(second.name).click();
  await map.setStatus("Loved");
  await expect(map.pin(second.name)).toHaveAccessibleName(`2 ${second.name}, Loved`);
  await map.filter("Status", "Loved");
  await expect(map.rows).toHaveCount(1);
  await expect(map.listStatus).toHaveText(`1 of ${places.length} restaurants in this guide.`);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("link", { name: /^Back to the guide/ }).click();
  await expect(page).toHaveURL(`/guide/${guide.id}`);
  await page.goBack();
  await page.getByRole("button", { name: "Close the guide" }).click();
  await expect(map.listStatus).toHaveText("1 saved restaurant.");
});

test("a guide that isn't there is reported, and the saved places are shown", async ({ page }) => {
  await saveStatus(page.request, account, { id: "zuni-cafe" }, { status: "love" });
  for (const id of ["no-such-guide", "x".repeat(400), "..%2Fsaved"]) {
    await map.open(`?guide=${id}`);
    await expect(map.alert).toContainText("We couldn't find that guide. Here are your saved restaurants.");
    await expect(map.row("Zuni")).toBeVisible();
    await expect(page).toHaveURL(/\/map$/);
  }
  await map.alert.getByRole("button", { name: "Close" }).click();
  await expect(map.alert).toHaveCount(0);
});

test("a sign-in leads on to the guide's map, a registration too", async ({ page, newVisitor }) => {
  const { guide, places } = await placesOfGuide(page.request, account, "Oakland");
  for (const isNew of [false, true]) {
    const visitor = await newVisitor();
    await visitor.goto(`/map?guide=${guide.id}`);
    await expect(visitor).toHaveURL(/\/login\?next=/);
    if (isNew) await visitor.getByRole("link", { name: "Sign up", exact: true }).click();
    if (isNew) await expect(visitor.getByRole("button", { name: "Register" })).toBeVisible();
    const username = isNew ? `${account.username}-b` : account.username;
    await visitor.getByRole("textbox", { name: "Username" }).fill(username);
    for (const field of await visitor.locator("input[type=password]").all()) await field.fill(account.password);
    await visitor.getByRole("button", { name: isNew ? "Register" : "Sign in" }).click();
    await expect(visitor).toHaveURL(`/map?guide=${guide.id}`);
    await expect(new MapPage(visitor).rows).toHaveCount(places.length);
  }
  const away = await newVisitor();
  await away.goto("/login?next=https%3A%2F%2Fevil.example%2Fmap");
  await expect(away.getByRole("link", { name: "Sign up", exact: true })).toHaveAttribute("href", "/register");
});
