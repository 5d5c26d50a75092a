import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const HEADLESS = "chromium-headless-shell";
const NAMES = [HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
const MAC_APPS = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/**
 * CHROMIUM_PATH, the system's browser, or Playwright's own, whichever is found first. Chromium without its window comes
 * before the others: the suite takes a third less time with it.
 */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH ?? "",
    ...NAMES.flatMap(onPath),
    ...MAC_APPS,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== "" && existsSync(path));
}

/** Chromium without its window, or the browser that CHROMIUM_PATH names instead. */
export const findHeadlessChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? "", ...onPath(HEADLESS)].find((path) => path !== "" && existsSync(path));

const onPath = (name: string): string[] =>
  (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
