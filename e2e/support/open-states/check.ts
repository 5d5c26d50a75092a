import { expect, type Locator, type Page, test } from "@playwright/test";
import { accessibilityFaults, overflowFaults } from "../accessibility";
import type { OpenState } from "./open-state";

type Look = { width: 320 | 1440; colorScheme: "light" | "dark"; forcedColors: "none" | "active" };

/** What is open stays so while the window, or what the system wants, changes around it. */
const LOOKS: readonly Look[] = [
  { width: 320, colorScheme: "light", forcedColors: "none" },
  { width: 320, colorScheme: "dark", forcedColors: "active" },
  { width: 1440, colorScheme: "light", forcedColors: "active" },
  { width: 1440, colorScheme: "dark", forcedColors: "none" },
];

/** Opens one after the other, and returns what is wrong with each. */
export async function faultsOfStates(page: Page, states: readonly OpenState[]): Promise<string[]> {
  const faults: string[] = [];
  for (const state of states) faults.push(...(await test.step(state.name, () => faultsOf(page, state))));
  return faults;
}

async function faultsOf(page: Page, { name, open, isForEveryLook, width }: OpenState): Promise<string[]> {
  const looks = LOOKS.filter(
    (look) => (width ?? look.width) === look.width && (isForEveryLook || look.forcedColors === "none"),
  );
  const faults: string[] = [];
  let seen: Locator | undefined;
  for (const look of looks) {
    await showLook(page, look);
    seen ??= (await open(page)).first();
    await expect(seen, name).toBeVisible();
    const found = await lastingFaults(page);
    faults.push(...found.map((fault) => `${name}, ${Object.values(look).join(" ")}: ${fault}`));
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
  return faults;
}

/** A changed color scheme reaches what was out of sight some frames later: a fault is one that is there afterwards, too. */
async function lastingFaults(page: Page): Promise<string[]> {
  const faultsNow = async () => [...(await overflowFaults(page)), ...(await accessibilityFaults(page))];
  if ((await faultsNow()).length === 0) return [];
  await page.waitForTimeout(500);
  return faultsNow();
}

async function showLook(page: Page, { width, colorScheme, forcedColors }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: "reduce" });
}
