import { accessibilityFaults } from "./support/accessibility";
import { bearer, register } from "./support/account";
import { DiscoverPage } from "./support/discover-page";
import { expect, test } from "./support/test";

const RARE = "Italian in Temescal";

test("a rare wish ends with what came close, and a button widens it into a guide", async ({ page }) => {
  await register(page.request);
  const discover = new DiscoverPage(page);
  await discover.open("?city=Oakland");
  await discover.sparkPrompt(RARE);
  const result = discover.dialog.getByRole("region", { name: "What came close" });
  await expect(result.getByRole("status")).toHaveText(
    "Only one place in Oakland that we know of fits “Italian” and “Temescal”: too few for a guide.",
  );
  await expect(result.getByRole("status")).toBeFocused();
  await expect(discover.error).toHaveCount(0);
  await expect(discover.prompt).toHaveValue(RARE);
  const cards = result.getByRole("heading", { level: 3 });
  await expect(cards).toHaveText(["Pizzaiolo", /\w/]);
  const fitting = result.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Pizzaiolo" }) });
  await expect(fitting).toContainText(/Italian: (it fits|we list it under )/);
  await expect(fitting).toContainText(/Temescal: it (fits|is in Temescal)/);
  await expect(result).toContainText(/Temescal: it doesn't fit/);
  await expect(fitting.getByRole("link", { name: /^On the map ?: Pizzaiolo$/ })).toHaveAttribute(
    "href",
    /^\/map\?restaurant=/,
  );
  expect(await accessibilityFaults(page)).toEqual([]);

  await result.getByRole("button", { name: /^Anywhere in Oakland: \d+ places fit$/ }).press("Enter");
  await expect(discover.dialog).toBeHidden();
  await expect(discover.checklist).toContainText("5/5 complete");
  await expect(discover.rows.first()).toContainText("Oakland · Today");
});

test("a wish that only another city answers leads there", async ({ page }) => {
  await register(page.request);
  const discover = new DiscoverPage(page);
  await discover.open("?city=Berkeley");
  await discover.sparkPrompt("ramen on a cold night");
  await discover.dialog.getByRole("button", { name: /^In San Francisco: \d+ places fit$/ }).click();
  await expect(discover.checklist).toContainText("5/5 complete");
  await expect(discover.city).toHaveValue("San Francisco");
  await expect(discover.rows.first()).toContainText("San Francisco · Today");
});

test("a wish that names another of our cities is made there at one press", async ({ page }) => {
  const account = await register(page.request);
  const discover = new DiscoverPage(page);
  await discover.open("?city=San%20Francisco");
  await discover.sparkPrompt("late dinner in Oakland");
  const result = discover.dialog.getByRole("region", { name: "What came close" });
  await expect(result.getByRole("status")).toHaveText("You asked about Oakland, but the city chosen is San Francisco.");
  await expect(result.getByRole("status")).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  const button = result.getByRole("button", { name: /^Make it in Oakland: \d+ places fit$/ });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(discover.dialog).toBeHidden();
  await expect(discover.city).toHaveValue("Oakland");
  await expect(discover.checklist).toContainText("5/5 complete");
  await expect(discover.rows.first()).toContainText("Oakland · Today");

  const response = await page.request.post("/api/guides", {
    headers: bearer(account),
    data: { city: "San Francisco", prompt: "late dinner in Oakland" },
  });
  const { error, tooFew } = await response.json();
  expect(error).toMatch(/^You asked about Oakland, .* Make it in Oakland: \d+ places fit\.$/);
  expect(tooFew.changes).toEqual([
    expect.objectContaining({ placeCount: expect.any(Number), wish: expect.objectContaining({ city: "Oakland" }) }),
  ]);
});

test("where too few fit there, the city's own answer comes next, and what is asked after it is asked there", async ({
  page,
}) => {
  await register(page.request);
  const discover = new DiscoverPage(page);
  await discover.open("?city=San%20Francisco");
  await discover.sparkPrompt("vegan soba in Berkeley");
  await discover.dialog.getByRole("button", { name: /^Look in Berkeley/ }).click();
  await expect(discover.dialog.getByRole("status").first()).toContainText(/in Berkeley/);
  await expect(discover.city).toHaveValue("Berkeley");
  await expect(discover.prompt).toHaveValue("vegan soba in Berkeley");
});

test("a program gets a sentence and the same facts, as JSON and as an event", async ({ page }) => {
  const account = await register(page.request);
  const spark = (accept: string) =>
    page.request.post("/api/guides", {
      headers: { ...bearer(account), accept },
      data: { city: "Oakland", prompt: `${RARE}, no nuts, I am allergic` },
    });
  const response = await spark("application/json");
  expect(response.status()).toBe(422);
  const { error, tooFew } = await response.json();
  expect(error).toMatch(
    /^Only one place .*too few for a guide\. We don't know about “no nuts” there\. Ask the kitchen about traces before you order\. Anywhere in Oakland: \d+ places fit\.$/,
  );
  expect(tooFew.places.length).toBeLessThanOrEqual(2);
  expect(JSON.stringify(tooFew.changes)).not.toMatch(/Without “no nuts”|"quote":"[^"]*nuts/);
  const stream = await (await spark("text/event-stream")).text();
  expect(stream).toContain("event: tooFew\n");
  expect(stream).not.toMatch(/event: (error|complete)/);
});
