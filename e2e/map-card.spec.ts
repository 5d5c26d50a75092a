import { register } from "./support/account";
import { MapPage } from "./support/map-page";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });

test("the card's doubt whether a place is still open stands on a line of its own", async ({ page }) => {
  await register(page.request);
  const map = new MapPage(page);
  await map.open("?restaurant=iza-ramen-lower-haight");
  const { restaurant } = await (await page.request.get("/api/restaurants/iza-ramen-lower-haight")).json();
  const lines = map.card.getByRole("listitem");
  await expect(lines.filter({ hasText: restaurant.address })).toHaveText(restaurant.address);
  await expect(lines.filter({ hasText: "We could not confirm that it is still open." })).toHaveCount(1);
});
