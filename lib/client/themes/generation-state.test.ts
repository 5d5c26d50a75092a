import { expect, test } from "vitest";
import { ScheduledTheme } from "@/lib/contracts/theme";
import {
  formatElapsed,
  formatProgress,
  type Generation,
  type GenerationAction,
  generationReducer,
  isGenerating,
} from "./generation-state";

const theme = ScheduledTheme.parse({ id: "t1", targetWeek: "2026-12-03" });
const asked: GenerationAction = { event: "asked" };
const opened: GenerationAction = { event: "opened" };
const started: GenerationAction = { event: "started", weeks: 52, elapsedSeconds: 0 };
const saved: GenerationAction = { event: "saved", theme };
const skipped: GenerationAction = { event: "skipped" };
const complete: GenerationAction = { event: "complete", savedCount: null, skippedCount: null };
const ticked = (elapsedSeconds: number): GenerationAction => ({ event: "ticked", elapsedSeconds });

function after(...steps: GenerationAction[]) {
  const generation = steps.reduce(generationReducer, null as Generation);
  if (!generation) throw new Error("no run is known of");
  return generation;
}
const words = (...steps: GenerationAction[]) => formatProgress(after(...steps));

test("the banner's words, phase by phase", () => {
  expect(words(asked)).toBe("Preparing to generate 52 themes");
  expect(words(asked, opened)).toBe("Preparing to generate 52 themes");
  const running = [asked, opened, started, saved, skipped, saved, ticked(102)];
  expect(words(...running)).toBe("New themes: 2/52 • Skipped: 1 • 1m 42s");
  expect(words(...running, complete)).toBe("Created 2 new themes and skipped 1 existing ones in 1m 42s");
  expect(words(...running, { event: "complete", savedCount: 49, skippedCount: 3 })).toBe(
    "Created 49 new themes and skipped 3 existing ones in 1m 42s",
  );
  expect(words(...running, { event: "error", message: "No luck." })).toBe("Theme generation failed.");
  expect(words(asked, { event: "failed", message: "Failed to generate themes" })).toBe("Theme generation failed.");
});

test.each([
  [0, "0s"],
  [59, "59s"],
  [60, "1m 00s"],
  [61, "1m 01s"],
  [754, "12m 34s"],
])("%i seconds are %j", (seconds, told) => expect(formatElapsed(seconds)).toBe(told));

test("a run that tells itself again is counted again, and its time goes on", () => {
  const again = after(asked, opened, started, saved, saved, ticked(9), opened, started, saved);
  expect(again).toMatchObject({ saved: 1, elapsedSeconds: 9 });
});

test("a run that was joined is as long as it says", () => {
  expect(words(opened, { ...started, weeks: 10 }, saved)).toBe("New themes: 1/10 • Skipped: 0 • 0s");
});

test("the time stands still once it is over, and only what is over can be put away", () => {
  const done = after(asked, started, ticked(5), complete);
  expect(generationReducer(done, ticked(9))).toBe(done);
  expect(generationReducer(done, { event: "dismissed" })).toBeNull();
  const going = after(asked, started);
  expect(generationReducer(going, { event: "dismissed" })).toBe(going);
  expect(isGenerating(going)).toBe(true);
  expect([null, done, after(asked, { event: "lost" })].map(isGenerating)).toEqual([false, false, false]);
});

test("what was lost from sight is not called failed", () => {
  expect(words(asked, started, { event: "lost" })).toMatch(/^The connection was lost\. The run goes on by itself/);
  expect(words(asked, started, { event: "gone" })).toMatch(/^The run ended while the connection was away\./);
});
