import { spawnSync } from "node:child_process";
import { findChromium, findHeadlessChromium } from "@/e2e/support/chromium";

const DOWNLOAD_TIMEOUT_MS = 300_000;

/** A browser to test with: Debian's package, another installed one, or Playwright's download. Throws one clear sentence. */
export async function ensureChromium(): Promise<string> {
  const found = findHeadlessChromium() ?? installFromDebian() ?? findChromium() ?? download();
  if (!found) {
    throw new Error(
      "The browser tests need Chromium: install it, or name one in CHROMIUM_PATH, and run npm test again.",
    );
  }
  return found;
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return undefined;
  console.log("Installing Debian's chromium-headless-shell ...");
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, timeout: DOWNLOAD_TIMEOUT_MS };
  spawnSync("apt-get", ["update", "-q"], options);
  spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium-headless-shell"], options);
  return findHeadlessChromium();
}

function download(): string | undefined {
  console.log("Downloading Playwright's browser ...");
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    timeout: DOWNLOAD_TIMEOUT_MS,
  });
  return findChromium();
}
