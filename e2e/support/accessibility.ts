import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Of a message: axe would wait for an answer from a frame in which no script may run. */
const FRAMES_WITHOUT_SCRIPTS = "iframe[sandbox]";

/**
 * axe's violations on a page at rest, as "rule: first element"; during a fade half of the colors would be reported.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  // The builder's legacy mode checks the page in itself, in half the time; the other way opens a second to gather in.
  const axe = new AxeBuilder({ page }).exclude(FRAMES_WITHOUT_SCRIPTS).setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** What has to be scrolled sideways: the page, or what is open over it. */
export const overflowFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog[open], [role=dialog], [role=listbox]")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((part) => `${part.scrollWidth - part.clientWidth} px too wide: ${(part.cloneNode() as Element).outerHTML}`),
  );
