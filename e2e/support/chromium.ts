import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
const MAC_APPS = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** CHROMIUM_PATH, the system's browser, or Playwright's own, whichever is found first. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH ?? "", ...onPath, ...MAC_APPS, chromium.executablePath()];
  return candidates.find((path) => path !== "" && existsSync(path));
}
