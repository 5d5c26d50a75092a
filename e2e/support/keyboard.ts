import { expect, type Locator, type Page } from "@playwright/test";

/** Where each journey is made. */
export const DEVICES = [
  ["a wide window", { width: 1280, height: 800 }],
  ["a phone's width", { width: 390, height: 844 }],
] as const;

/** A phone's bar of pages comes after all that a guide links to. */
const TABS_MAX = 150;

/** Presses Tab until the element has the focus, if it hasn't yet. Wherever the focus stops on the way it must be seen, under no bar. */
export async function tabTo(page: Page, element: Locator, key = "Tab"): Promise<void> {
  await expect(element).toBeAttached();
  const hasFocus = () => element.evaluate((node) => node === document.activeElement);
  if (await hasFocus()) return;
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    await page.keyboard.press(key);
    const covered = await page.evaluate(coveredFocus);
    expect(covered, "what has the focus and can't be seen").toBeNull();
    if (await hasFocus()) return;
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

/** Goes to an element and presses Enter. */
export async function pressByKey(page: Page, element: Locator): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press("Enter");
}

/** Goes to a field and replaces what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}
