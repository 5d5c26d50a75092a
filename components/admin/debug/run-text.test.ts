import { expect, test } from "vitest";
import type { GuideRun, GuideRunSummary } from "@/lib/contracts/guide-run";
import type { StageUsage } from "@/lib/contracts/stage-name";
import { formatRunUsage, formatStageUsage, formatTook, formatUsage, runName, runOrigin } from "./run-text";

const usage: StageUsage = { inputTokens: 0, outputTokens: 0, calls: 0, milliseconds: 38 };
const modelUsage: StageUsage = { inputTokens: 12_040, outputTokens: 318, calls: 3, milliseconds: 1_440 };
const run: GuideRunSummary = {
  id: "r",
  guide: null,
  city: "Oakland",
  prompt: "pasta",
  state: "stopped",
  error: null,
  isDebug: true,
  adminName: null,
  parentId: null,
  fromStage: null,
  isEdited: false,
  usage: {},
  createdAt: "2026-11-20T20:00:00Z",
};

test("formats times, tokens and dollars, and names an unknown cost", () => {
  expect([formatTook(0), formatTook(999), formatTook(1_440), formatTook(42_300)]).toEqual([
    "0 ms",
    "999 ms",
    "1.4 s",
    "42 s",
  ]);
  expect(formatUsage(usage)).toBe("38 ms · no model called · no cost");
  const own = { ...modelUsage, model: { name: "gpt-5.4-mini", isMakersOwn: true } };
  expect(formatUsage(own)).toBe("1.4 s · 3 calls, 12,040 tokens in, 318 out · $0.0105");
  expect(formatUsage(modelUsage)).toMatch(/ · cost unknown$/);
  const places = { calls: { searchText: 2 }, costUsd: 0.064 };
  expect(formatUsage({ ...modelUsage, places })).toMatch(/ · cost unknown, \$0\.0640 for places$/);
  expect(formatUsage({ ...usage, places })).toMatch(/ · \$0\.0640 for places$/);
  expect(formatRunUsage({ usage: { idea: own, candidates: usage } })).toBe(
    "1.5 s · 3 calls, 12,040 tokens in, 318 out · $0.0105",
  );
  expect(formatRunUsage({ usage: {} })).toBe("");
});

test("a run is named after its guide, or after its prompt and how it ended", () => {
  expect(runName(run)).toBe("“pasta” · stopped · Nov 20, 12:00 PM");
  const guide = { id: "g", name: "Pasta by the window", isAdminOnly: true };
  expect(runName({ ...run, guide, state: "complete" })).toBe("Pasta by the window · Nov 20, 12:00 PM");
  expect(runName({ ...run, prompt: "x".repeat(80) })).toContain(`“${"x".repeat(59)}…”`);
});

test("a stage without usage was edited, reused, or never reached", () => {
  const outputs = {
    idea: {},
    searchPlans: [],
    candidates: {},
    selections: {},
    research: {},
    composition: {},
    saving: null,
  };
  const rerun: GuideRun = { ...run, ...outputs, fromStage: "selections", isEdited: true, usage: { research: usage } };
  const texts = (["candidates", "selections", "research", "saving"] as const).map((stage) =>
    formatStageUsage(rerun, stage),
  );
  expect(texts).toEqual(["taken as it was", "edited", "38 ms · no model called · no cost", "did not come to it"]);
  expect(formatStageUsage({ ...rerun, fromStage: null }, "idea")).toBe("nothing was counted");
});

test("the origin of a run", () => {
  expect(runOrigin(run)).toBe("Debug run");
  expect(runOrigin({ ...run, isDebug: false })).toBe("A guide's record");
  expect(runOrigin({ ...run, fromStage: "selections", isEdited: true })).toBe(
    "Run again from 4 Restaurant Selection, its result edited",
  );
});
