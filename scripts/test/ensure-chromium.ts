import { execFile } from "node:child_process";
import { findChromium, findHeadlessChromium } from "@/e2e/support/chromium";

const DOWNLOAD_TIMEOUT_MS = 300_000;

/** A browser to test with: Debian's package, another installed one, or Playwright's download. Throws one clear sentence. */
export async function ensureChromium(): Promise<string> {
  const found = findHeadlessChromium() ?? (await installFromDebian()) ?? findChromium() ?? (await download());
  if (!found) {
    throw new Error(
      "The browser tests need Chromium: install it, or name one in CHROMIUM_PATH, and run npm test again.",
    );
  }
  return found;
}

async function installFromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !(await runs("apt-get", "--version"))) return undefined;
  console.log("Installing Debian's chromium-headless-shell ...");
  await runs("apt-get", "update", "-q");
  await runs("apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium-headless-shell");
  return findHeadlessChromium();
}

async function download(): Promise<string | undefined> {
  console.log("Downloading Playwright's browser ...");
  await runs(process.execPath, "node_modules/@playwright/test/cli.js", "install", "chromium");
  return findChromium();
}

/** Whether a program is there and succeeds in time. */
function runs(program: string, ...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return new Promise((resolve) => {
    execFile(program, args, { env, timeout: DOWNLOAD_TIMEOUT_MS, maxBuffer: Number.POSITIVE_INFINITY }, (error) =>
      resolve(error === null),
    );
  });
}
