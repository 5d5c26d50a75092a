import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./support/accessibility";
import { type Account, bearer, register } from "./support/account";
import { DiscoverPage } from "./support/discover-page";
import { saveStatus } from "./support/map-page";
import { expect, test } from "./support/test";

const LOVED = ["burma-superstar", "marufuku-ramen", "burma-superstar-oakland"];
/** In Japantown, where the catalogue has a dozen places. */
const JAPANTOWN = { latitude: 37.78514, longitude: -122.43136 };

let account: Account;
test.beforeEach(async ({ page }) => {
  account = await register(page.request);
});

async function markLoved(page: Page): Promise<void> {
  for (const id of LOVED) await saveStatus(page.request, account, { id }, { status: "love" });
}
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const proposals = (page: Page) => part(page, "Three for you").getByRole("listitem");
const namesOf = (page: Page) => proposals(page).getByRole("heading").allTextContents();

async function statusOf(page: Page, name: string): Promise<string | undefined> {
  const query = new URLSearchParams({ query: name });
  const response = await page.request.get(`/api/restaurants/search?${query}`, { headers: bearer(account) });
  const { restaurants } = (await response.json()) as { restaurants: { name: string; userStatus: string | null }[] };
  return restaurants.find((restaurant) => restaurant.name === name)?.userStatus ?? undefined;
}

test("a new reader is told how many marks it takes, and then gets three with their reasons", async ({ page }) => {
  const discover = new DiscoverPage(page);
  await discover.open();
  await expect(part(page, "Three for you")).toContainText("Mark three places as loved, liked or interested");
  await markLoved(page);
  await discover.open();
  await expect(proposals(page)).toHaveCount(3);
  for (const row of await proposals(page).all()) await expect(row).toContainText(/Because you love [^:]+: .+ too[.,]/);
  const names = await namesOf(page);
  await page.reload();
  await expect(proposals(page).getByRole("heading")).toHaveText(names);
  await page.goto("/profile");
  await expect(proposals(page).getByRole("heading")).toHaveText(names);
});

test("Not this one brings another in its place, by keyboard too, and an undo brings it back", async ({ page }) => {
  await markLoved(page);
  await new DiscoverPage(page).open();
  await expect(proposals(page)).toHaveCount(3);
  const [first = "", second = "", third = ""] = await namesOf(page);
  await proposals(page).nth(1).getByRole("button", { name: "Not this one" }).focus();
  await page.keyboard.press("Enter");
  await expect(proposals(page).getByRole("heading")).not.toHaveText([first, second, third]);
  const [one, other, last] = await namesOf(page);
  expect([one, last]).toEqual([first, third]);
  expect(other).not.toBe(second);
  await expect(proposals(page).nth(1).getByRole("heading").getByRole("link")).toBeFocused();
  await expect.poll(() => statusOf(page, second)).toBe("not_interested");

  await page.getByRole("button", { name: `Undo for ${second}` }).click();
  await expect(proposals(page).getByRole("heading")).toHaveText([first, second, third]);
});

test("one reader's marks say nothing to another", async ({ page, newVisitor }) => {
  await markLoved(page);
  const other = await newVisitor();
  await register(other.request);
  await new DiscoverPage(other).open();
  await expect(part(other, "Three for you")).toContainText("Mark three places");
  await expect(proposals(other)).toHaveCount(0);
});

test.describe("near me now", () => {
  test.use({ expectedErrors: [/Failed to load resource|Geolocation/] });

  test("asks where the reader is only when pressed, sends it rounded, and lists the nearest", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 37.785143, longitude: -122.431361 });
    await saveStatus(page.request, account, { id: "marufuku-ramen" }, { status: "never_again" });
    await saveStatus(page.request, account, { id: "hinodeya-ramen-bar" }, { status: "love" });
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/taste/near")) sent.push(request.postData() ?? "");
    });
    await new DiscoverPage(page).open();
    const around = part(page, "Around you");
    expect(sent).toEqual([]);
    await around.getByRole("button", { name: "Near me now" }).click();
    await expect(around.getByRole("status")).toContainText(/12 of the places within two miles/);
    expect(sent).toEqual([JSON.stringify({ latitude: 37.785, longitude: -122.431 })]);
    const rows = around.getByRole("list").first().locator(":scope > li");
    // Which they are changes with the hour: there are more than twelve.
    await expect(rows).toHaveCount(12);
    const miles = (await rows.allTextContents()).map((text) => Number(/([\d.]+) mi/.exec(text)?.[1]));
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    await expect(rows.first()).toContainText(/0\.\d mi/);
    await expect(rows.first().getByRole("link", { name: /Directions/ })).toBeVisible();
    await expect(around).not.toContainText("Marufuku");
  });

  test("far from everything it says where we write about", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 0, longitude: 0 });
    await new DiscoverPage(page).open();
    await part(page, "Around you").getByRole("button", { name: "Near me now" }).click();
    await expect(part(page, "Around you").getByRole("status")).toContainText("We know no place within two miles");
  });

  test("a refusal says what to do, and a failure of the call too", async ({ page, context }) => {
    await new DiscoverPage(page).open();
    const around = part(page, "Around you");
    await around.getByRole("button", { name: "Near me now" }).click();
    await expect(around.getByRole("alert")).toContainText("Allow location for this page, then try again.");

    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(JAPANTOWN);
    await page.route("**/api/taste/near", (route) => route.abort());
    await around.getByRole("button", { name: "Near me now" }).click();
    await expect(around.getByRole("alert")).toBeVisible();
    await page.unroute("**/api/taste/near");
    await around.getByRole("button", { name: "Near me now" }).click();
    await expect(around.getByRole("status")).toContainText("places within two miles");
    await expect(around.getByRole("alert")).toHaveCount(0);
  });

  test("it finds what is near after another page led there", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(JAPANTOWN);
    await page.goto("/profile/account");
    await page.getByRole("link", { name: "Guides" }).first().click();
    await page.getByRole("heading", { name: "Guides", exact: true }).waitFor();
    const around = part(page, "Around you");
    await around.getByRole("button", { name: "Near me now" }).click();
    await expect(around.getByRole("status")).toContainText("places within two miles");
  });
});

for (const [latitude, longitude] of [
  [91, 0],
  [0, -181],
  ["37.8", -122.4],
] as const)
  test(`a position of ${latitude}, ${longitude} is refused in a sentence`, async ({ page }) => {
    const data = { latitude, longitude };
    const response = await page.request.post("/api/taste/near", { headers: bearer(account), data });
    expect(response.status()).toBe(400);
    const { field: _, ...rest } = await response.json();
    expect(rest).toEqual({ error: expect.stringContaining("Say where you are") });
  });

for (const colorScheme of ["light", "dark"] as const)
  test(`it is accessible and fits a small phone (${colorScheme})`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 640 });
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(JAPANTOWN);
    await markLoved(page);
    await new DiscoverPage(page).open();
    await part(page, "Around you").getByRole("button", { name: "Near me now" }).click();
    await expect(part(page, "Around you").getByRole("status")).toContainText("places within two miles");
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
