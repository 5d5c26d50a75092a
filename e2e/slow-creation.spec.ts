import { setTimeout as wait } from "node:timers/promises";
import { type FakeOpenAi, startFakeOpenAi } from "@/lib/testing/fakes/openai";
import { bearer, register } from "./support/account";
import { DiscoverPage } from "./support/discover-page";
import { type Kumquat, startKumquat } from "./support/kumquat";
import { test as base, expect } from "./support/test";

type SlowSetup = { model: FakeOpenAi; kumquat: Kumquat };

/** A product with a slow model, so that every step of a creation can be observed, and stopped. */
const test = base.extend<object, { slow: SlowSetup }>({
  slow: [
    async ({ browserName: _ }, use) => {
      const model = await startFakeOpenAi({ behave: () => ({ delayMs: 1000 }) });
      const env = { OPENAI_API_KEY: "sk-stand-in", OPENAI_BASE_URL: model.url, OPENAI_MODEL: "slow" };
      const kumquat = await startKumquat({ env });
      await use({ model, kumquat });
      await kumquat.stop();
      await model.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ slow }, use) => use(slow.kumquat.url),
});
test.describe.configure({ mode: "serial" });

const PROMPT = "Italian in a quiet room";

test("the steps are shown one after the other, and the city is locked", async ({ page }) => {
  await register(page.request);
  const discover = new DiscoverPage(page);
  await discover.open("?city=Oakland");
  await discover.sparkPrompt(PROMPT);
  const step = (label: string) => discover.steps.filter({ hasText: label });
  await expect(discover.checklist).toContainText("0/5 complete");
  await expect(step("Dream up the concept")).toHaveAttribute("aria-current", "step");
  await expect(discover.dialog).toBeHidden();
  await expect(discover.city).toBeDisabled();
  await expect(discover.stop).toBeVisible();
  await expect(discover.rows).toHaveCount(0);

  await expect(step("Curate the picks")).toContainText(/\d+ candidates found/);
  await discover.checklist.getByRole("button", { name: "Hide steps" }).click();
  await expect(discover.steps).toHaveCount(0);
  await discover.checklist.getByRole("button", { name: "Show steps" }).click();
  await expect(step("Polish the headline")).toHaveAttribute("aria-current", "step");
  await expect(discover.checklist).toContainText("5/5 complete");
  await expect(discover.rows.first()).toContainText("Today");
  await expect(discover.city).toBeEnabled();
});

test("stopping half way ends the work within a second, and saves nothing", async ({ page, slow: { model } }) => {
  const account = await register(page.request);
  const guides = async () => {
    const response = await page.request.get("/api/guides?city=Berkeley", { headers: bearer(account) });
    return (await response.json()).guides;
  };
  const before = await guides();
  const discover = new DiscoverPage(page);
  await discover.open("?city=Berkeley");
  await discover.sparkPrompt(PROMPT);
  await expect(discover.steps.nth(1)).toContainText(/candidates found/);
  await discover.stop.click();

  await expect(discover.checklist).toHaveCount(0);
  await expect(discover.error).toHaveCount(0);
  await expect(discover.spark).toBeVisible();
  await expect(discover.city).toBeEnabled();
  await wait(1000);
  const calls = model.calls.length;
  await wait(2500);
  expect(model.calls.length).toBe(calls);
  expect(await guides()).toEqual(before);

  await discover.spark.click();
  await expect(discover.prompt).toHaveValue(PROMPT);
});

test("leaving the screen stops the work too", async ({ page, slow: { model } }) => {
  await register(page.request);
  const discover = new DiscoverPage(page);
  await discover.open("?city=Berkeley");
  await discover.sparkPrompt(PROMPT);
  await expect(discover.steps.nth(1)).toContainText(/candidates found/);
  await page.goto("/privacy");
  await wait(1000);
  const calls = model.calls.length;
  await wait(2000);
  expect(model.calls.length).toBe(calls);
});
