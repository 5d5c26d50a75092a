import type { APIRequestContext } from "@playwright/test";
import { accessibilityFaults } from "./support/accessibility";
import { type Account, bearer, register } from "./support/account";
import { expect, test } from "./support/test";

type Found = { id: string; name: string };

async function findPlaces(request: APIRequestContext, account: Account): Promise<Found[]> {
  const response = await request.get("/api/restaurants/search?query=cafe&limit=3", { headers: bearer(account) });
  if (!response.ok()) throw new Error(`The search returned ${response.status()}.`);
  return (await response.json()).restaurants;
}

async function markPlaces(request: APIRequestContext, account: Account): Promise<[Found, Found, Found]> {
  const [first, second, third] = await findPlaces(request, account);
  if (!first || !second || !third) throw new Error("The search found fewer than three places.");
  for (const [place, status] of [[first, "love"] as const, [second, "interested"] as const]) {
    await request.post(`/api/restaurants/${place.id}/status`, { headers: bearer(account), data: { status } });
  }
  const [guide] = await (await request.get("/api/guides/email?city=San%20Francisco&limit=1")).json();
  const entries = (await (await request.get(`/api/guides/${guide.id}/public`)).json()).entries;
  const { restaurant } = entries.find(
    (entry: { restaurant: Found }) => ![first.id, second.id].includes(entry.restaurant.id),
  );
  await request.post(`/api/restaurants/${restaurant.id}/status`, {
    headers: bearer(account),
    data: { status: "like", originGuideId: guide.id },
  });
  return [first, second, restaurant];
}

test("a profile lists what its reader marked, by status and by search", async ({ page }) => {
  const account = await register(page.request);
  await page.goto("/profile");
  await expect(page.getByText(/^No places yet\./)).toBeVisible();
  await expect(page.getByRole("link", { name: "Import places" })).toHaveAttribute("href", "/profile/places");

  const [loved, wanted, liked] = await markPlaces(page.request, account);
  await page.reload();
  const rows = page
    .getByRole("region", { name: "Places" })
    .getByRole("listitem")
    .filter({ has: page.locator("h3") });
  await expect(rows).toHaveCount(3);
  await expect(rows.first().getByRole("heading")).toHaveText(liked.name);
  await expect(rows.first().getByRole("link", { name: liked.name, exact: true })).toHaveAttribute(
    "href",
    `/place/${liked.id}`,
  );
  await expect(rows.first().getByText("Found in").getByRole("link")).toHaveAttribute(
    "href",
    new RegExp(`^/guide/.+#restaurant-${liked.id}$`),
  );

  await page.getByRole("link", { name: "Loved 1" }).click();
  await page.waitForURL("/profile?status=love");
  await expect(rows.getByRole("heading")).toHaveText([loved.name]);
  await page.getByRole("link", { name: "All 3" }).click();
  await page.waitForURL("/profile");
  await page.getByLabel("Search your places").fill(wanted.name);
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/\/profile\?q=/);
  await expect(rows.getByRole("heading").filter({ hasText: wanted.name })).toHaveCount(1);
  await page.goto("/profile?q=zzzzzz");
  await expect(page.getByText("None of your places match “zzzzzz”.")).toBeVisible();
  await page.getByRole("link", { name: "Clear the search" }).click();
  await expect(rows).toHaveCount(3);
});

test("a phone shows the way to the account, then the places, then what is counted from them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await markPlaces(page.request, await register(page.request));
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "Account", exact: true })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeInViewport();
  const topOf = async (name: string) => (await page.getByRole("region", { name }).boundingBox())?.y ?? 0;
  expect(await topOf("Places")).toBeLessThan(await topOf("Three for you"));
  expect(await topOf("Three for you")).toBeLessThan(await topOf("Around you"));
  await expect(page.getByText(/^Love or like /)).toBeVisible();
  await expect(page.getByRole("region", { name: "Your taste" })).toHaveCount(0);
});

test("a status is changed where the place is listed", async ({ page }) => {
  const account = await register(page.request);
  const [loved] = await markPlaces(page.request, account);
  await page.goto("/profile?status=love");
  await page.getByRole("button", { name: `Loved , your status for ${loved.name}` }).click();
  await page.getByRole("option", { name: "Never Again" }).click();
  await expect(page.getByRole("button", { name: `Never Again , your status for ${loved.name}` })).toBeVisible();
  await page.goto("/profile?status=never_again");
  await expect(page.getByRole("heading", { name: loved.name })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`a profile is accessible and fits a small phone (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 720 });
    const account = await register(page.request);
    await markPlaces(page.request, account);
    await page.goto("/profile");
    await expect(page.getByRole("link", { name: "All 3" })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}
