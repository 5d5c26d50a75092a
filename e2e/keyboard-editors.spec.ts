import { DEVICES, pressByKey, tabTo, typeInto } from "./support/keyboard";
import { expect, test } from "./support/test";
import { listedTheme, ThemesPage } from "./support/themes-page";

const crab = listedTheme({ id: "crab", targetWeek: "2026-12-03", theme: "The Crab Pots Are In" });
const noodles = listedTheme({ id: "noodles", targetWeek: "2026-12-24", theme: "Noodles on the Night Before" });
const WORDS = "Crab, by hand";

for (const [device, viewport] of DEVICES)
  test.describe(`an editor's week by keyboard alone, on ${device}`, () => {
    test.use({ viewport, reducedMotion: "reduce" });

    test("an editor comes to the button that sends this week's guide, and leaves it", async ({ page }) => {
      await ThemesPage.forAdmin(page);
      await page.goto("/admin");
      await pressByKey(page, page.getByRole("link", { name: /^Thursday Emails/ }));
      await page.waitForURL("/admin/sends");
      const opener = page.getByRole("button", { name: "Send this week's guide" });
      await pressByKey(page, opener);
      const dialog = page.getByRole("dialog", { name: "Send this week's guide" });
      // It stands there once what would be sent is known.
      await expect(dialog.getByRole("listitem").first()).toBeVisible();
      await tabTo(page, dialog.getByRole("button", { name: /^Send to [\d,]+ readers?$/ }));
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test("an editor changes a theme, approves it and skips another", async ({ page }) => {
      const themesPage = await ThemesPage.forAdmin(page);
      await themesPage.mockThemes([crab, noodles]);
      let changed = crab;
      await themesPage.mockTheme("crab", (request) => {
        changed = { ...changed, ...request.postDataJSON() };
        return { json: { theme: changed } };
      });
      await themesPage.mockTheme("noodles", () => ({ status: 204 }));
      await themesPage.open();
      await pressByKey(page, themesPage.press(crab.theme, "Edit"));
      const words = themesPage.card(crab.theme).getByRole("textbox", { name: "Theme" });
      await expect(words).toBeFocused();
      await typeInto(page, words, WORDS);
      await pressByKey(page, themesPage.card(crab.theme).getByRole("button", { name: "Save" }));
      await expect(themesPage.press(WORDS, "Edit")).toBeFocused();
      await pressByKey(page, themesPage.press(WORDS, "Approve"));
      await expect(themesPage.card(WORDS).getByText("Approved", { exact: true })).toBeVisible();
      await pressByKey(page, themesPage.press(noodles.theme, "Skip"));
      await pressByKey(page, themesPage.dialog.getByRole("button", { name: "Skip" }));
      await expect(themesPage.dialog).toBeHidden();
      await expect(page.locator(":focus")).toBeVisible();
    });
  });
