import { DiscoverPage } from "./support/discover-page";
import { newUsername, PASSWORD } from "./support/sessions";
import { expect, test } from "./support/test";

const WISH = "something cozy with noodles and a quiet corner for my zebra";

test("a sentence that finds nothing shows what comes closest, and leads through sign-up to a guide", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Find somewhere for tonight").fill(WISH);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("These come closest.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Closest guides" }).getByRole("article").first()).toBeVisible();

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
