import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * axe's violations on a page at rest, as "rule: first element"; during a fade half of the colors would be reported. Where
 * the system sets the colors it compares ours, which nobody sees.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page });
  const areOurs = await page.evaluate(() => !matchMedia("(forced-colors: active)").matches);
  const { violations } = await (areOurs ? axe : axe.disableRules("color-contrast")).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
