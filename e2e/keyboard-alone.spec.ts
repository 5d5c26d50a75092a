import type { Locator, Page } from "@playwright/test";
import { newUsername, PASSWORD } from "./support/sessions";
import { expect, test } from "./support/test";

/** A phone's bar of pages comes after all that a guide links to. */
const TABS_MAX = 150;

/** Presses Tab until the element has the focus. Wherever the focus stops on the way it must be seen, under no bar. */
async function tabTo(page: Page, element: Locator, key = "Tab"): Promise<void> {
  await expect(element).toBeAttached();
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    await page.keyboard.press(key);
    const covered = await page.evaluate(coveredFocus);
    expect(covered, "what has the focus and can't be seen").toBeNull();
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Not reached in ${TABS_MAX} presses of ${key}: ${element}`);
}

/** The focused element where none of it is to be seen, else null. Runs in the page. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // A small box that is drawn by its label is as good as the label.
  const shown = focused.matches("input") ? (focused.closest("label") ?? focused) : focused;
  const parts = [...shown.getClientRects()].flatMap(({ left, right, top, bottom }) =>
    [0.2, 0.5, 0.8].map((share) => [left + (right - left) * share, top + (bottom - top) * share] as const),
  );
  const isSeen = parts.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (shown.contains(top) || top.contains(shown));
  });
  return isSeen ? null : shown.outerHTML.slice(0, 200);
}

for (const [device, viewport] of [
  ["a wide window", { width: 1280, height: 800 }],
  ["a phone's width", { width: 390, height: 844 }],
] as const)
  test.describe(`by keyboard alone, on ${device}`, () => {
    test.use({ viewport, reducedMotion: "reduce" });

    test("a visitor finds a guide, keeps a place by signing up, and finds it", async ({ page }) => {
      await page.goto("/");
      await tabTo(page, page.getByRole("main").locator('a[href^="/guide/"]').first());
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/guide\//);
      const entry = page.locator("article section[id^=restaurant-]").first();
      const name = (await entry.getByRole("heading").first().textContent()) ?? "";
      await tabTo(page, entry.getByRole("link", { name: "Directions" }));
      await tabTo(page, entry.getByRole("link", { name: /^Interested/ }));
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/(login|register)\?/);
      if (new URL(page.url()).pathname === "/login") {
        await tabTo(page, page.getByRole("link", { name: "Sign up", exact: true }));
        await page.keyboard.press("Enter");
        await page.waitForURL(/\/register\?/);
      }
      await tabTo(page, page.getByLabel("Username"));
      await page.keyboard.type(newUsername());
      await tabTo(page, page.getByLabel("Password", { exact: true }));
      await page.keyboard.type(PASSWORD);
      await tabTo(page, page.getByLabel("Confirm password"));
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/guide\//);
      await expect(entry.getByRole("button", { name: "Interested", pressed: true })).toBeVisible();

      await page.reload();
      await tabTo(page, page.getByRole("link", { name: "Profile", exact: true }));
      await page.keyboard.press("Enter");
      await page.waitForURL("/profile");
      await tabTo(page, page.getByRole("region", { name: "Places" }).getByRole("link", { name, exact: true }));
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/place\//);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    });

    test("a member sparks a guide, puts a place on a list and shares it", async ({ page }) => {
      await page.request.post("/api/auth/register", { data: { username: newUsername(), password: PASSWORD } });
      await page.goto("/discover");
      await page.waitForFunction(() => localStorage.getItem("token") !== null);
      await tabTo(page, page.getByRole("button", { name: "Spark a New Guide" }));
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Spark a New Guide" });
      await expect(dialog.getByRole("textbox")).toBeFocused();
      await page.keyboard.type("Italian dinner for two");
      await tabTo(page, dialog.getByRole("button", { name: "Create", exact: true }));
      await page.keyboard.press("Enter");
      const read = page.getByRole("link", { name: /^Read it/ });
      await read.waitFor();
      await tabTo(page, read);
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/guide\//);
      const entry = page.locator("article section[id^=restaurant-]").first();
      await tabTo(page, entry.getByRole("button", { name: /^Add to a list/ }));
      await page.keyboard.press("Enter");
      const lists = page.getByRole("dialog", { name: "Add to a list" });
      await tabTo(page, lists.getByLabel("Name your first list"));
      await page.keyboard.type("By hand");
      await page.keyboard.press("Enter");
      await expect(lists.getByRole("checkbox", { name: /^By hand/ })).toBeChecked();
      await page.keyboard.press("Escape");
      await expect(entry.getByRole("button", { name: /^On “By hand”/ })).toBeFocused();

      await page.goto("/profile/lists");
      await tabTo(page, page.getByRole("link", { name: "By hand" }));
      await page.keyboard.press("Enter");
      await tabTo(page, page.getByRole("button", { name: "Share by link" }));
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Link to this list")).toHaveValue(/\/list\//);
    });
  });
