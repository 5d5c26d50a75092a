import { DiscoverPage } from "./support/discover-page";
import { newUsername, PASSWORD } from "./support/sessions";
import { expect, test } from "./support/test";

const WISH = "something cozy with noodles and a quiet corner for my zebra";

test("a sentence of which a word is unknown is answered without it, with what comes closest, and leads through sign-up to a guide", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Find somewhere for tonight").fill(WISH);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("We don't know “zebra”, so this leaves it out.")).toBeVisible();
  const most = page.getByRole("region", { name: "Most of it" });
  await expect(most.getByRole("listitem").first()).toContainText(/noodles.* not known/i);
  const offer = await page.getByRole("heading", { name: "Make a guide of this" }).boundingBox();
  for (const guides of await page.getByRole("region", { name: "Closest guides" }).all())
    expect((await guides.boundingBox())?.y).toBeGreaterThan(offer?.y ?? Number.POSITIVE_INFINITY);

  await expect(page.getByText("For this you need an account.")).toBeVisible();
  await page.getByRole("link", { name: "Spark a guide from this search" }).click();
  await expect(page.getByText("Sign up, and your guide is next.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Register" })).toBeVisible();
  await page.getByLabel("Username").fill(newUsername());
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Register" }).click();
  const discover = new DiscoverPage(page);
  await expect(discover.prompt).toHaveValue(WISH);
  await expect(page).not.toHaveURL(/wish=/);
});

test("a wish near a landmark is taken along to the landmark's city", async ({ page }) => {
  const wish = "spicy noodles near Lake Merritt";
  await page.goto(`/search?q=${encodeURIComponent(wish)}`);
  const spark = page.getByRole("link", { name: "Spark a guide from this search" });
  const next = new URL((await spark.getAttribute("href")) ?? "", page.url()).searchParams.get("next");
  expect(new URL(next ?? "", page.url()).searchParams.get("city")).toBe("Oakland");
});

test("a city keeps the words of a search, and a town alone leads to its page and to all its places", async ({
  page,
}) => {
  await page.goto("/search?q=spicy+noodles");
  const cities = page.getByRole("main").getByRole("navigation", { name: "Cities" });
  await cities.getByRole("link", { name: "Oakland" }).click();
  await expect(page).toHaveURL(/\/oakland\?q=spicy\+noodles$/);
  await expect(page.getByRole("region", { name: "Places" }).getByRole("listitem").first()).toContainText("Oakland");
  await page.goto("/search?q=Oakland");
  await expect(page.getByText(/^\d+ places that we tell about; [\d,]+ more are only names on the map\./)).toBeVisible();
  const first = await page
    .getByRole("region", { name: "Places" })
    .getByRole("heading", { level: 3 })
    .first()
    .textContent();
  await page.getByRole("link", { name: "More places" }).click();
  await expect(page).toHaveURL(/\/search\?q=Oakland&places=2$/);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  // "Mama" is another than "Mama's Royal Cafe".
  const names = page
    .getByRole("region", { name: "Places" })
    .getByRole("heading", { level: 3, name: first ?? "", exact: true });
  await expect(names).toHaveCount(0);
  await page.goto("/search?q=Oakland");
  await page.getByRole("link", { name: "Oakland’s own page" }).click();
  await expect(page).toHaveURL(/\/oakland$/);
});

test("words that no guide is about don't keep a sentence from finding", async ({ page }) => {
  await page.goto("/search?q=somewhere+to+eat+noodles+tonight");
  await expect(page.getByRole("region", { name: "Places" }).getByRole("link").first()).toBeVisible();
});

test("a city's search brings its city along, and a member's guides have the search on top", async ({ page }) => {
  await page.goto("/oakland?q=zzzz");
  const invitation = page.getByRole("link", { name: "Spark a guide from this search" });
  await expect(invitation).toHaveAttribute("href", "/register?next=%2Fdiscover%3Fcity%3DOakland%26wish%3Dzzzz");
  await page.getByRole("link", { name: "I have an account" }).click();
  await expect(page.getByText("Sign in to have your guide made.")).toBeVisible();
});
