import { defineConfig } from "@playwright/test";
import { findChromium } from "./e2e/support/chromium";

const FLAGS = [
  "--no-sandbox",
  // Maps are drawn by the processor: the machines that tests run on have no graphics card to count on.
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  // And only maps: pages put together by that too would take a third of all the time.
  "--disable-gpu-compositing",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/global-setup.ts",
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    headless: true,
    // Tests that answer a page's requests in the server's place would not see those that pass through a worker.
    serviceWorkers: "block",
    launchOptions: { executablePath: findChromium(), args: FLAGS },
    screenshot: "only-on-failure",
    // Recorded on request: "npx playwright test --trace retain-on-failure".
    trace: "off",
  },
});
