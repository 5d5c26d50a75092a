import { newUsername, PASSWORD } from "./support/sessions";
import { expect, test } from "./support/test";

test("a visitor who presses a mark signs up, and finds the place marked", async ({ page, request }) => {
  const [guide] = await (await request.get("/api/guides/email?city=San Francisco&limit=1")).json();
  const whole = await (await request.get(`/api/guides/${guide.id}/public`)).json();
  const { restaurant } = (whole.guide ?? whole).entries[0];
  const next = `/guide/${guide.id}#restaurant-${restaurant.id}`;
  const params = new URLSearchParams({ next, mark: `${restaurant.id}:interested`, from: guide.id });
  await page.goto(`/login?${params}`);
  await expect(page.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Sign up", exact: true }).click();
  await expect(page.getByRole("button", { name: "Register" })).toBeVisible();
  await page.getByLabel("Username").fill(newUsername());
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Register" }).click();
  await page.waitForURL(({ pathname, hash }) => pathname === `/guide/${guide.id}` && hash !== "");
  const notices = page.getByRole("region", { name: "Your last changes" });
  await expect(notices.getByText(`${restaurant.name}: Interested`)).toBeVisible();
  const saved = await (await page.request.get("/api/restaurants/saved")).json();
  expect(saved.restaurants).toMatchObject([
    { id: restaurant.id, userStatus: "interested", discoveredFromGuide: { id: guide.id } },
  ]);
  await notices.getByRole("button", { name: /^Undo/ }).click();
  await expect
    .poll(async () => (await (await page.request.get("/api/restaurants/saved")).json()).restaurants)
    .toEqual([]);
});
