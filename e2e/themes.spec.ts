import { expect, test } from "./support/test";
import { ThemesPage } from "./support/themes-page";

/** An editor's day with the year's themes, on the real server. Intermediate states are tested in themes-screen.spec. */
test.describe.configure({ mode: "serial" });

let themesPage: ThemesPage;
test.beforeEach(async ({ page }) => {
  themesPage = await ThemesPage.forAdmin(page);
});

const headings = () => themesPage.cards.getByRole("heading").allTextContents();

/** The title of a theme of next year: no other test of these touches those. */
async function someTheme(index: number): Promise<string> {
  await expect.poll(() => themesPage.cards.count()).toBeGreaterThanOrEqual(52);
  const words = (await headings()).at(index);
  if (!words) throw new Error(`There is no theme at ${index}.`);
  return words;
}

test("a year is planned in one run, and a second tab follows", async ({ page, context }) => {
  await page.goto("/admin");
  await page.getByRole("link", { name: "Scheduled Email Themes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Scheduled Email Themes" })).toBeVisible();
  const other = new ThemesPage(await context.newPage());
  await other.open();
  await expect(other.generate).toBeEnabled();

  await page.bringToFront();
  await themesPage.generate.click();
  await expect(themesPage.banner).toContainText(
    /^Created \d+ new themes and skipped \d+ existing ones in (\d+m )?\d+s/,
    {
      timeout: 60_000,
    },
  );
  await expect(themesPage.generate).toBeEnabled();
  await someTheme(0);
  await expect.poll(() => other.cards.count()).toBe(await themesPage.cards.count());
  const weeks = await themesPage.cards
    .getByRole("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(weeks).toEqual(weeks.toSorted());
  expect(new Set(weeks.map((week) => new Date(week).getUTCDay()))).toEqual(new Set([4]));

  await themesPage.generate.click();
  await expect(themesPage.banner).toContainText("Created 0 new themes and skipped 52 existing ones", {
    timeout: 60_000,
  });
});

test("text is edited, a theme is approved, and both persist", async ({ page }) => {
  await themesPage.open();
  const before = await someTheme(20);
  const words = `Soup after the rain, ${Date.now()}`;
  await themesPage.press(before, "Edit").click();
  await themesPage.card(before).getByRole("textbox", { name: "Theme" }).fill(words);
  await themesPage.card(before).getByRole("textbox", { name: "Rationale" }).fill("Because it pours.");
  await themesPage.press(before, "Save").click();
  await expect(themesPage.press(words, "Edit")).toBeFocused();
  await themesPage.press(words, "Approve").click();
  await expect(themesPage.card(words).getByText("Approved", { exact: true })).toBeVisible();

  await page.reload();
  await themesPage.filter("Pending").click();
  await expect(themesPage.card(words)).toHaveCount(0);
  await themesPage.filter("Approved").click();
  await expect(themesPage.card(words)).toContainText("Because it pours.");
});

test("a preview is read, and deleted when its theme is re-imagined", async ({ page }) => {
  await themesPage.open();
  const words = await someTheme(22);
  const guide = themesPage.card(words).getByRole("link", { name: "View Guide" });
  await expect(guide).toHaveCount(0);
  await themesPage.press(words, "Generate preview").click();
  await expect(themesPage.card(words)).toContainText("Preview ready! View guide to review content.", {
    timeout: 60_000,
  });
  await guide.click();
  await expect(page).toHaveURL(/\/guide\/.+/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goBack();
  await expect(themesPage.press(words, "Regenerate preview")).toBeVisible();
  const week = await themesPage.card(words).getByRole("time").getAttribute("datetime");
  const card = themesPage.cards.filter({ has: page.locator(`time[datetime="${week}"]`) });
  await themesPage.press(words, "Re-imagine").click();
  await expect(card).toContainText("Theme refreshed!", { timeout: 60_000 });
  await expect(card.getByRole("heading")).not.toHaveText(words);
  await expect(card.getByText("Pending", { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: "View Guide" })).toHaveCount(0);
});

test("a theme that is skipped is deleted, and its week can be planned again", async ({ page }) => {
  await themesPage.open();
  const words = await someTheme(24);
  const next = await someTheme(25);
  await themesPage.press(words, "Skip").click();
  await themesPage.dialog.getByRole("button", { name: "Skip" }).click();
  await expect(themesPage.card(words)).toHaveCount(0);
  await expect(themesPage.card(next)).toBeFocused();
  await page.reload();
  await expect(themesPage.card(next)).toBeVisible();
  await expect(themesPage.card(words)).toHaveCount(0);
  await themesPage.generate.click();
  await expect(themesPage.banner).toContainText("Created 1 new themes and skipped 51 existing ones", {
    timeout: 60_000,
  });
});
