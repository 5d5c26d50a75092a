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

test("after a reload the wish of a guide that was being made is in the dialog again", async ({ page }) => {
  const stream = await ScriptedStream.of(page, "POST /api/guides");
  await discover.mockGuides([OLD]);
  await discover.open("?city=Oakland");
  await discover.sparkPrompt(PROMPT);
  await stream.opened();
  await stream.emit("progress", { type: "idea", idea: { title: "Slurping" } });
  await expect(discover.steps.first()).toContainText("Slurping");
  await page.reload();
  await expect(discover.dialog).toContainText("You left the page while your guide was being made");
  await expect(discover.prompt).toHaveValue(PROMPT);
  await page.keyboard.press("Escape");
  await expect(discover.dialog).toBeHidden();
  await page.reload();
  await expect(discover.rows).toHaveCount(1);
  await expect(discover.dialog).toBeHidden();
});

test("after a reload a guide that was finished all the same is shown", async ({ page }) => {
  const stream = await ScriptedStream.of(page, "POST /api/guides");
  await discover.mockGuides([OLD]);
  await discover.open("?city=Oakland");
  await expect(discover.rows).toHaveCount(1);
  await discover.sparkPrompt(PROMPT);
  await stream.opened();
  await stream.emit("progress", { type: "saving" });
  await discover.mockGuides([MADE, OLD]);
  await page.reload();
  const found = page.getByRole("status").filter({ hasText: "finished though you left the page" });
  await expect(found.getByRole("link", { name: MADE.name })).toHaveAttribute("href", `/guide/${MADE.id}`);
  await expect(discover.rows.first()).toContainText(MADE.name);
  await expect(discover.dialog).toBeHidden();
});

test("the button that stops is no other one for a second after the guide is done", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const stream = await ScriptedStream.of(page, "POST /api/guides");
  await discover.mockGuides([OLD]);
  await discover.open("?city=Oakland");
  await discover.sparkPrompt(PROMPT);
  await stream.opened();
  await stream.emit("progress", { type: "saving" });
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
