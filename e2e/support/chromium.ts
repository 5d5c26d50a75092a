import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
const MAC_APPS = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** CHROMIUM_PATH, the system's browser (without a window first, which is faster) or Playwright's own. */
export const findChromium = (): string | undefined =>
  findHeadlessChromium() ?? firstExisting([...NAMES.flatMap(onPath), ...MAC_APPS, chromium.executablePath()]);

/** The browser that CHROMIUM_PATH names, else Chromium without a window. */
export const findHeadlessChromium = (): string | undefined =>
  firstExisting([process.env.CHROMIUM_PATH ?? "", ...onPath("chromium-headless-shell")]);

const onPath = (name: string): string[] =>
  (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));

const firstExisting = (paths: string[]): string | undefined => paths.find((path) => path !== "" && existsSync(path));
