import { describe, expect, test } from "vitest";
import type { GuideRun } from "@/lib/contracts/guide-run";
import type { StageOutputs } from "@/lib/contracts/stages";
import { makeConstraint, makePlace, makeSnippet } from "@/lib/testing/make-place";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { compareRuns } from "./compare-runs";
import { movedKeys } from "./moved-keys";

const places = ["a", "b", "c", "d"].map((id) => makePlace({ id, name: id.toUpperCase() }));
const pick = (placeId: string, reason = "Fits.") => ({ placeId, reason, verdicts: [] });
const sentence = (text: string) => ({ text, evidenceIds: ["a:story"] });

const outputs: StageOutputs = {
  idea: scriptedIdea({ constraints: [makeConstraint()] }),
  searchPlans: [{ id: "1", query: "pasta", cuisines: [], areas: [], why: "The prompt." }],
  candidates: { places, problems: [], rejected: [] },
  selections: { picks: [pick("a"), pick("b"), pick("c")], rejected: [], unmet: [], order: "near to far" },
  research: { evidence: [makeSnippet("a")], photos: [], problems: [] },
  composition: {
    title: "Pasta",
    introduction: [[sentence("One."), sentence("Two.")]],
    entries: [{ placeId: "a", sentences: [sentence("Order the pasta.")] }],
    rejectedSentences: [],
  },
  saving: { guideId: "pasta-aaaaaa" },
};

const run = (changes: Partial<Record<keyof StageOutputs, unknown>> = {}): GuideRun => ({
  id: "1",
  guide: null,
  city: "Oakland",
  prompt: "pasta",
  state: "complete",
  error: null,
  isDebug: true,
  adminName: "ana",
  parentId: null,
  fromStage: null,
  isEdited: false,
  usage: {},
  createdAt: "2026-11-20T20:00:00Z",
  ...outputs,
  ...changes,
});
const changesOf = (stage: keyof StageOutputs, output: unknown) =>
  compareRuns(run(), run({ [stage]: output })).find((each) => each.stage === stage)?.changes;

test("a run does not differ from itself at any stage", () => {
  expect(compareRuns(run(), run()).map(({ outcome }) => outcome)).toEqual(Array(7).fill("alike"));
});

test("a stage that only one run reached, or that is unreadable, is one-sided", () => {
  const after = compareRuns(run({ saving: null }), run({ research: { of: "another make" }, saving: null }));
  expect(after.map(({ stage, outcome }) => [stage, outcome]).slice(4)).toEqual([
    ["research", "one-sided"],
    ["composition", "alike"],
    ["saving", "neither"],
  ]);
});

test("picks are added, removed and moved, by their names", () => {
  const picks = [pick("c"), pick("a", "The only one."), pick("d")];
  expect(changesOf("selections", { ...outputs.selections, picks, order: "as they come", unmet: ["quiet"] })).toEqual([
    { kind: "removed", what: "B", before: "Fits." },
    { kind: "moved", what: "A", before: "place 1", after: "place 2" },
    { kind: "changed", what: "A: reason", before: "Fits.", after: "The only one." },
    { kind: "added", what: "D", after: "Fits." },
    { kind: "changed", what: "order", before: "near to far", after: "as they come" },
    { kind: "changed", what: "gave way", before: "nothing", after: "quiet" },
  ]);
});

test("a constraint that is no longer hard, one that is new, and one that is gone", () => {
  const constraints = [makeConstraint({ isHard: false }), makeConstraint({ field: "vibe", label: "quiet" })];
  expect(changesOf("idea", scriptedIdea({ constraints, size: 3 }))).toEqual([
    { kind: "changed", what: "size", before: "5", after: "3" },
    { kind: "changed", what: "Italian", before: "must hold", after: "would be nice" },
    { kind: "added", what: "quiet", after: "must hold" },
  ]);
  expect(changesOf("idea", scriptedIdea())).toEqual([{ kind: "removed", what: "Italian", before: "must hold" }]);
  expect(changesOf("idea", { kind: "refused", message: "Tell us of food." })).toHaveLength(1);
});

test("sentences that differ are paired, entries named by their place", () => {
  const composition = {
    ...outputs.composition,
    introduction: [[sentence("One.")], [sentence("Three.")]],
    entries: [{ placeId: "b", sentences: [sentence("Order the soup.")] }],
  };
  expect(changesOf("composition", composition)).toEqual([
    { kind: "changed", what: "introduction", before: "Two.", after: "Three." },
    { kind: "removed", what: "A", before: "Order the pasta." },
    { kind: "added", what: "B", after: "Order the soup." },
  ]);
});

test("plans, candidates, evidence and the guide are compared by content, not by position", () => {
  expect(changesOf("searchPlans", [{ ...outputs.searchPlans[0], id: "2" }])).toEqual([]);
  expect(changesOf("candidates", { ...outputs.candidates, places: places.slice(1).toReversed() })).toEqual([
    { kind: "removed", what: "A" },
  ]);
  expect(
    changesOf("research", { ...outputs.research, evidence: [makeSnippet("a", { text: "Closed." })] }),
  ).toMatchObject([{ kind: "changed", what: "A", after: "Closed." }]);
  const looked = { ...outputs.research, evidence: [makeSnippet("b"), makeSnippet("b", { id: "b:room" })] };
  expect(changesOf("research", looked)).toEqual([
    { kind: "removed", what: "A", before: "1 piece of evidence" },
    { kind: "added", what: "B", after: "2 pieces of evidence" },
  ]);
  expect(changesOf("saving", { guideId: "soup-bbbbbb" })).toHaveLength(1);
});

describe("moved keys", () => {
  test.each([
    ["abcd", "abcd", ""],
    ["abcd", "dabc", "d"],
    ["abcd", "bcda", "a"],
    ["abc", "cba", "ab"],
    ["abc", "xazb", ""],
    ["", "ab", ""],
  ])("%s -> %s: %s", (before, after, moved) => {
    expect([...movedKeys([...before], [...after])].sort().join("")).toBe(moved);
  });
});
