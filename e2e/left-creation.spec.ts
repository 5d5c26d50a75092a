import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { register } from "./support/account";
import { DiscoverPage, listedGuide } from "./support/discover-page";
import { ScriptedStream } from "./support/scripted-stream";
import { expect, test } from "./support/test";

test.use({ expectedErrors: [/Failed to load resource/] });

const PROMPT = "noodles with my sister, near BART";
const OLD = { ...listedGuide({ name: "Smoke and Greens" }), isOwn: true };
const MADE = { ...listedGuide({ name: "Slurping Near the Station" }), isOwn: true };

let discover: DiscoverPage;
test.beforeEach(async ({ page }) => {
  await register(page.request);
  discover = new DiscoverPage(page);
});

const tooLate = (page: Page) => page.getByRole("status").filter({ hasText: "too late to stop" });
const lookingUp = (page: Page) => page.getByRole("status").filter({ hasText: "Looking what became" });

/** A creation whose progress the test tells. */
async function startCreation(page: Page): Promise<ScriptedStream> {
  const stream = await ScriptedStream.of(page, "POST /api/guides");
  await discover.mockGuides([OLD]);
  await discover.open("?city=Oakland");
  await expect(discover.rows).toHaveCount(1);
  await discover.sparkPrompt(PROMPT);
  await stream.opened();
  return stream;
}

/** The same in its last stage, in which the next page finds it unfinished. */
async function creationBeingSaved(page: Page): Promise<ScriptedStream> {
  const stream = await startCreation(page);
  await stream.emit("progress", { type: "saving" });
  return stream;
}

/** The next page gets its list at once; the lookup, its second call, gets what the test answers, or fails with null. */
async function holdLookup(page: Page) {
  const { promise, resolve: answer } = Promise.withResolvers<readonly object[] | null>();
  let calls = 0;
  await page.route("**/api/guides?city=*", async (route) => {
    calls += 1;
    const guides = calls === 1 ? [OLD] : await promise;
    // The page may have given the call up.
    await (guides ? route.fulfill({ json: { guides } }) : route.abort()).catch(() => {});
  });
  return { answer, requested: () => expect.poll(() => calls).toBe(2) };
}

test("after a reload the wish of a guide that was being made is in the dialog again", async ({ page }) => {
  const stream = await startCreation(page);
  await stream.emit("progress", { type: "idea", idea: { title: "Slurping" } });
  await expect(discover.steps.first()).toContainText("Slurping");
  await page.reload();
  await expect(discover.dialog).toContainText("We found no guide of your last wish.");
  await expect(discover.prompt).toHaveValue(PROMPT);
  await page.keyboard.press("Escape");
  await expect(discover.dialog).toBeHidden();
  await page.reload();
  await expect(discover.rows).toHaveCount(1);
  await expect(discover.dialog).toBeHidden();
});

test("after a reload a guide that was finished all the same is shown", async ({ page }) => {
  await creationBeingSaved(page);
  await discover.mockGuides([MADE, OLD]);
  await page.reload();
  const found = page.getByRole("status").filter({ hasText: "Your last guide was finished after all" });
  await expect(found.getByRole("link", { name: MADE.name })).toHaveAttribute("href", `/guide/${MADE.id}`);
  await expect(discover.rows.first()).toContainText(MADE.name);
  await expect(discover.dialog).toBeHidden();
});

test("whoever goes on while a left creation is looked up keeps the wish that is typed", async ({ page }) => {
  await creationBeingSaved(page);
  const lookup = await holdLookup(page);
  await page.reload();
  await lookup.requested();
  await expect(lookingUp(page)).toBeVisible();
  await discover.spark.click();
  await expect(lookingUp(page)).toHaveCount(0);
  await discover.prompt.fill("tacos after work");
  lookup.answer([MADE, OLD]);
  await wait(500);
  await expect(discover.prompt).toHaveValue("tacos after work");
  await expect(discover.dialog).toBeVisible();
});

test("a lookup that fails says so, and the next page looks again", async ({ page }) => {
  await creationBeingSaved(page);
  const lookup = await holdLookup(page);
  await page.reload();
  await lookup.requested();
  lookup.answer(null);
  await expect(page.getByRole("status").filter({ hasText: "We couldn't look up" })).toBeVisible();
  await expect(discover.dialog).toBeHidden();
  await discover.mockGuides([MADE, OLD]);
  await page.reload();
  await expect(page.getByRole("status").getByRole("link", { name: MADE.name })).toBeVisible();
});

test("whoever leaves the screen as a refusal comes finds the wish on their return", async ({ page }) => {
  const stream = await creationBeingSaved(page);
  await expect(discover.stop).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await stream.emit("error", { message: "The model has gone home." });
  await page.getByRole("link", { name: "Profile", exact: true }).first().click();
  await page.waitForURL("**/profile");
  await page.getByRole("link", { name: "Guides", exact: true }).first().click();
  await expect(discover.dialog).toContainText("We found no guide of your last wish.");
  await expect(discover.prompt).toHaveValue(PROMPT);
});

test("a reader's own guide of the last day comes before the older weekly ones", async () => {
  const weekly = { ...listedGuide({ name: "Fog and Steam" }), isEmailGuide: true };
  await discover.mockGuides([weekly, { ...MADE, createdAt: new Date().toISOString() }]);
  await discover.open("?city=Oakland");
  await expect(discover.rows.first()).toContainText(MADE.name);
});

test("after a creation that failed the button is at once that of the next one", async ({ page }) => {
  const stream = await creationBeingSaved(page);
  await expect(discover.stop).toBeVisible();
  await stream.emit("error", { message: "The model has gone home." });
  await discover.spark.click({ force: true, timeout: 900 });
  await expect(discover.dialog).toBeVisible();
  await expect(tooLate(page)).toHaveCount(0);
});

test("the button that stops is no other one for a second after the guide is done", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const stream = await creationBeingSaved(page);
  await expect(discover.stop).toBeVisible();
  await stream.emit("complete", { guide: MADE });
  await discover.spark.click({ force: true, timeout: 900 });
  await expect(tooLate(page).getByRole("link", { name: MADE.name })).toBeVisible();
  await expect(discover.dialog).toBeHidden();
  await discover.spark.click();
  await expect(discover.dialog).toBeVisible();
  await expect(discover.prompt).toHaveValue("");
});

test("a stop that came too late says so, and leads to the guide", async ({ page }) => {
  await discover.mockGuides([OLD]);
  await page.route("**/api/guides", () => {});
  await discover.open("?city=Oakland");
  await expect(discover.rows).toHaveCount(1);
  await page.clock.install();
  await discover.sparkPrompt(PROMPT);
  await page.clock.runFor(11_000);
  await discover.mockGuides([MADE, OLD]);
  await discover.stop.click();
  await page.clock.runFor(2_000);
  await expect(tooLate(page).getByRole("link", { name: MADE.name })).toBeVisible();
  await expect(discover.rows.first()).toContainText(MADE.name);
});
