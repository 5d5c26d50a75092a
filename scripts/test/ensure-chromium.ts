import { spawnSync } from "node:child_process";
import { findChromium } from "@/e2e/support/chromium";

const DOWNLOAD_TIMEOUT_MS = 300_000;

/** A browser to test with: an installed one, Debian's package, or Playwright's download. Throws one clear sentence. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium() ?? installFromDebian() ?? download();
  if (!found) {
    throw new Error(
      "The browser tests need Chromium: install it, or name one in CHROMIUM_PATH, and run npm test again.",
    );
  }
  return found;
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return undefined;
  console.log("Installing Debian's chromium ...");
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, timeout: DOWNLOAD_TIMEOUT_MS };
  spawnSync("apt-get", ["update", "-q"], options);
  spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], options);
  return findChromium();
}

function download(): string | undefined {
  console.log("Downloading Playwright's browser ...");
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    timeout: DOWNLOAD_TIMEOUT_MS,
  });
  return findChromium();
}
