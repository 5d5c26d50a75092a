import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./support/accessibility";
import { type Account, bearer, register } from "./support/account";
import { GuidePage } from "./support/guide-page";
import { expect, test } from "./support/test";

/* A visitor opens a link that has ended; a name that is taken is refused. */
test.use({ expectedErrors: [/status of (404|409)/] });
test.describe.configure({ timeout: 60_000 });

/** Two places on a list of a new reader's, who is signed in on this page. */
async function makeList(page: Page, name: string): Promise<{ id: string; account: Account; names: string[] }> {
  const account = await register(page.request);
  const headers = bearer(account);
  const created = await page.request.post("/api/lists", { headers, data: { name } });
  const { id } = (await created.json()).list;
  const found = await page.request.get("/api/restaurants/search?query=cafe&limit=2", { headers });
  const { restaurants } = await found.json();
  for (const restaurant of restaurants) {
    await page.request.put(`/api/lists/${id}/places/${restaurant.id}`, { headers, data: {} });
  }
  return { id, account, names: restaurants.map((restaurant: { name: string }) => restaurant.name).toReversed() };
}

test("a member makes a list in a guide, shares it, a visitor reads it, and the link ends", async ({
  page,
  context,
  newVisitor,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  const { name } = guide.place(0);
  await guide
    .entry(0)
    .getByRole("button", { name: `Add to a list : ${name}` })
    .click();
  const dialog = page.getByRole("dialog", { name: "Add to a list" });
  await dialog.getByLabel("Name your first list").fill("For June");
  await dialog.getByLabel("Name your first list").press("Enter");
  await expect(dialog.getByRole("checkbox", { name: "For June 1 place" })).toBeChecked();
  await dialog.getByLabel("Or a new list").fill("for june");
  await dialog.getByRole("button", { name: "Create and add" }).click();
  await expect(dialog.getByText("You have a list of that name already.")).toBeVisible();
  await page.keyboard.press("Escape");
  const onList = guide.entry(0).getByRole("button", { name: `On “For June” : ${name}` });
  await expect(onList).toBeFocused();
  await expect(guide.entry(1).getByRole("button", { name: /^Add to a list/ })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/lists") asked.push(request.url());
  });
  await page.reload();
  await expect(onList).toBeVisible();
  expect(asked, "one request for all entries").toHaveLength(1);

  await page.goto("/profile/lists");
  await page.getByRole("link", { name: "For June" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "For June" })).toBeVisible();
  await page.getByRole("button", { name: `Add a note about ${name}` }).click();
  await page.getByLabel(`Note about ${name}`).fill("Ask for the corner table.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Ask for the corner table.")).toBeVisible();
  await page.getByRole("button", { name: "Sharing" }).click();
  await page.getByRole("button", { name: "Share by link" }).click();
  const link = await page.getByLabel("Link to this list").inputValue();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  const stop = page.getByRole("button", { name: "Stop sharing" });
  const unmoved = await stop.boundingBox();
  await page.getByRole("button", { name: /^Share/ }).click();
  await expect(page.getByRole("button", { name: /^Copied/ })).toBeVisible();
  expect(await stop.boundingBox()).toEqual(unmoved);

  const visitor = await newVisitor();
  const opened = await visitor.goto(link);
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(visitor.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(visitor.getByText("Ask for the corner table.")).toBeVisible();
  await expect(visitor.getByText("1 place, shared with you")).toBeVisible();
  await page.getByLabel("Show my username there").check();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText(`1 place, shared by ${guide.account.username}`)).toBeVisible();
  }).toPass();
  expect(await accessibilityFaults(visitor)).toEqual([]);

  await page.getByRole("link", { name: "See it as others do" }).click();
  await expect(page.getByText(`1 place, shared by ${guide.account.username}`)).toBeVisible();
  await expect(page.getByText("Ask for the corner table.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Mark as/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to your list" }).click();
  await expect(page.getByText("1 place, shared by link")).toBeVisible();
  await page.getByRole("button", { name: "Sharing" }).click();

  await stop.click();
  const question = page.getByRole("dialog", { name: "Stop sharing this list?" });
  await expect(question).toContainText("The link won't open any longer for those who have it");
  await expect(question.getByRole("button", { name: "Keep sharing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(stop).toBeFocused();
  expect((await visitor.goto(link))?.status()).toBe(200);
  await stop.click();
  await question.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByRole("region", { name: "Sharing" })).toBeFocused();
  await expect(page.getByText("Sharing has ended. The link you gave away leads nowhere now.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Share by link" })).toBeVisible();
  expect((await visitor.goto(link))?.status()).toBe(404);
  await expect(visitor.getByRole("heading", { name: "This list isn't shared" })).toBeVisible();
  await page.getByRole("button", { name: "Share by link" }).click();
  await expect(page.getByLabel("Link to this list")).not.toHaveValue(link);
  expect((await visitor.goto(link))?.status()).toBe(404);
});

test("a new list is opened, and a long name is retyped from its beginning", async ({ page }) => {
  await register(page.request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/profile/lists", { waitUntil: "networkidle" });
  const long = "Soup for rainy days when my sister visits from Portland";
  await page.getByLabel("New list").fill(long);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/profile\/lists\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1, name: long })).toBeVisible();
  await page.getByRole("button", { name: "Manage this list" }).click();
  await page.getByRole("button", { name: "Rename" }).click();
  const name = page.getByLabel("Name of the list");
  await expect(name).toBeFocused();
  expect(await name.evaluate((input: HTMLInputElement) => input.scrollLeft)).toBe(0);
  await page.keyboard.type("Soup");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Soup", exact: true })).toBeVisible();
});

test("places of a list are moved by keyboard and taken off, and the list is renamed and deleted", async ({ page }) => {
  const { id, names } = await makeList(page, "Coffee");
  const [first = "", second = ""] = names;
  await page.goto(`/profile/lists/${id}`);
  const titles = page.getByRole("list", { name: "Places on this list" }).getByRole("heading");
  await expect(titles).toHaveText([first, second]);
  await page.getByRole("button", { name: "Manage this list" }).click();
  await page.getByRole("button", { name: `Move ${second} up` }).focus();
  await page.keyboard.press("Enter");
  await expect(titles).toHaveText([second, first]);
  await expect(page.getByLabel("Order")).toHaveValue("own");
  await expect(page.getByRole("button", { name: `Move ${second} down` })).toBeFocused();
  await page.getByLabel("Order").selectOption("newest");
  await expect(titles).toHaveText([first, second]);
  await page.getByRole("button", { name: `Remove from the list: ${first}` }).click();
  await expect(titles).toHaveText([second]);
  const notices = page.getByRole("region", { name: "Your last changes" });
  await notices.getByRole("button", { name: /^Undo/ }).click();
  await expect(titles).toHaveCount(2);
  await page.getByRole("button", { name: `Remove from the list: ${first}` }).click();
  await expect(titles).toHaveText([second]);
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name of the list").fill("Espresso");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Espresso" })).toBeVisible();
  await page.getByRole("button", { name: "Delete this list" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.waitForURL("/profile/lists");
  await expect(page.getByText(/^No lists yet\./)).toBeVisible();
});

test("a place is found and added on the list's page, and others read where it is and what it is", async ({
  page,
  newVisitor,
}) => {
  const account = await register(page.request);
  const created = await page.request.post("/api/lists", { headers: bearer(account), data: { name: "June" } });
  const { id } = (await created.json()).list;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/profile/lists/${id}`, { waitUntil: "networkidle" });
  const box = page.getByRole("searchbox", { name: "Add a place" });
  await box.fill("xqzvw");
  await expect(page.getByText('No restaurants found for "xqzvw"')).toBeVisible();
  await box.fill("chez panisse");
  const add = page.getByRole("list", { name: "Places found" }).getByRole("button").first();
  await expect(add).toHaveAccessibleName(/^Add\s?: Chez Panisse$/);
  const before = await add.boundingBox();
  await add.click();
  await expect(add).toHaveAccessibleName(/^Added\s?: Chez Panisse$/);
  expect(await add.boundingBox()).toEqual(before);
  await expect(page.getByRole("list", { name: "Places on this list" }).getByRole("heading")).toHaveText([
    "Chez Panisse",
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Sharing" }).click();
  await page.getByRole("button", { name: "Share by link" }).click();
  const link = await page.getByLabel("Link to this list").inputValue();
  const visitor = await newVisitor();
  await visitor.goto(link);
  const { restaurant } = await (
    await page.request.get("/api/restaurants/chez-panisse", { headers: bearer(account) })
  ).json();
  for (const text of [restaurant.address, restaurant.editorialSummary]) {
    expect(text).toBeTruthy();
    await expect(visitor.getByText(text, { exact: true })).toBeVisible();
  }
});

test("a list's places are in a phone's first screen, and its tools are folded above them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, names } = await makeList(page, "Coffee");
  await page.goto(`/profile/lists/${id}`);
  const first = page.getByRole("list", { name: "Places on this list" }).getByRole("heading", { name: names[0] });
  expect((await first.boundingBox())?.y).toBeLessThan(422);
  const [add, manage] = ["Add a place", "Manage this list"].map((name) => page.getByRole("button", { name }));
  if (!add || !manage) throw new Error("Two buttons are named.");
  await add.click();
  await expect(page.getByRole("searchbox", { name: "Add a place" })).toBeVisible();
  await manage.click();
  await expect(add).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("searchbox", { name: "Add a place" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Delete this list" })).toBeVisible();
  await manage.click();
  await expect(page.getByRole("button", { name: "Delete this list" })).toHaveCount(0);
});

test("somebody else's list isn't there", async ({ page, newVisitor }) => {
  const { id } = await makeList(page, "Coffee");
  const other = await newVisitor();
  await register(other.request);
  expect((await other.goto(`/profile/lists/${id}`))?.status()).toBe(404);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`lists are accessible and fit a small phone (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 720 });
    const { id, account } = await makeList(page, "A list with a rather long name, for all the coffee of the Bay");
    const headers = bearer(account);
    await page.request.post(`/api/lists/${id}/share`, { headers, data: {} });
    for (const path of ["/profile/lists", `/profile/lists/${id}`]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await accessibilityFaults(page), path).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    await page.goto("/profile");
    await page.goto("/list/no-such-list-no-such-list");
    await expect(page.getByRole("heading", { name: "This list isn't shared" })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
