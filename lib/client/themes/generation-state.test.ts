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
const requested: GenerationAction = { event: "requested" };
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
const text = (...steps: GenerationAction[]) => formatProgress(after(...steps));

test("the banner's text, phase by phase", () => {
  expect(text(requested)).toBe("Preparing to generate 52 themes");
  expect(text(requested, opened)).toBe("Preparing to generate 52 themes");
  const running = [requested, opened, started, saved, skipped, saved, ticked(102)];
  expect(text(...running)).toBe("New themes: 2/52 • Skipped: 1 • 1m 42s");
  expect(text(...running, complete)).toBe("Created 2 new themes and skipped 1 existing ones in 1m 42s");
  expect(text(...running, { event: "complete", savedCount: 49, skippedCount: 3 })).toBe(
    "Created 49 new themes and skipped 3 existing ones in 1m 42s",
  );
  expect(text(...running, { event: "error", message: "No luck." })).toBe("Theme generation failed.");
  expect(text(requested, { event: "failed", message: "Failed to generate themes" })).toBe("Theme generation failed.");
});

test.each([
  [0, "0s"],
  [59, "59s"],
  [60, "1m 00s"],
  [61, "1m 01s"],
  [754, "12m 34s"],
])("%i seconds are %j", (seconds, text) => expect(formatElapsed(seconds)).toBe(text));

test("a run that is replayed is counted again, and its time goes on", () => {
  const again = after(requested, opened, started, saved, saved, ticked(9), opened, started, saved);
  expect(again).toMatchObject({ saved: 1, elapsedSeconds: 9 });
});

test("a joined run is as long as its start event says", () => {
  expect(text(opened, { ...started, weeks: 10 }, saved)).toBe("New themes: 1/10 • Skipped: 0 • 0s");
});

test("the timer stops with the run, and only a finished run can be dismissed", () => {
  const done = after(requested, started, ticked(5), complete);
  expect(generationReducer(done, ticked(9))).toBe(done);
  expect(generationReducer(done, { event: "dismissed" })).toBeNull();
  const going = after(requested, started);
  expect(generationReducer(going, { event: "dismissed" })).toBe(going);
  expect(isGenerating(going)).toBe(true);
  expect([null, done, after(requested, { event: "lost" })].map(isGenerating)).toEqual([false, false, false]);
});

test("a lost connection is not called a failure", () => {
  expect(text(requested, started, { event: "lost" })).toMatch(/^The connection was lost\. The run goes on by itself/);
  expect(text(requested, started, { event: "gone" })).toMatch(/^The run ended while the connection was away\./);
});
