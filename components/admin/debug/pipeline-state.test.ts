import { expect, test } from "vitest";
import type { GuideRun } from "@/lib/contracts/guide-run";
import { STAGE_NAMES } from "@/lib/contracts/stage-name";
import { IDLE, type PipelineEvent, pipelineReducer } from "./pipeline-state";

const after = (...events: PipelineEvent[]) => events.reduce(pipelineReducer, IDLE);
const statuses = (...events: PipelineEvent[]) =>
  after(...events)
    .panels.map(({ status }) => status[0])
    .join("");
const usage = { inputTokens: 1, outputTokens: 2, calls: 1, milliseconds: 5 };
const progressed = (stage: (typeof STAGE_NAMES)[number]): PipelineEvent => ({
  type: "progressed",
  progress: { stage, data: { of: stage }, usage },
});
const run = {
  id: "r",
  guide: null,
  city: "Oakland",
  prompt: "pasta",
  state: "failed",
  error: "Away.",
  isDebug: true,
  adminName: null,
  parentId: null,
  fromStage: null,
  isEdited: false,
  createdAt: "2026-11-20T20:00:00Z",
  idea: { kind: "refused" },
  searchPlans: [],
  candidates: null,
  selections: null,
  research: null,
  composition: null,
  saving: null,
  usage: { idea: usage },
} as GuideRun;

test("nothing is active before it starts; starting sets the first stage active", () => {
  expect(statuses()).toBe("ppppppp");
  expect(statuses({ type: "started" })).toBe("apppppp");
});

test("each progress completes its stage and activates the next, and at the end all are complete", () => {
  const events: PipelineEvent[] = [{ type: "started" }];
  for (const [i, stage] of STAGE_NAMES.entries()) {
    events.push(progressed(stage));
    expect(statuses(...events)).toBe(
      `${"c".repeat(i + 1)}${"a".repeat(i < 6 ? 1 : 0)}${"p".repeat(Math.max(0, 5 - i))}`,
    );
  }
  expect(after(...events).panels[3]).toMatchObject({ data: { of: "selections" }, usage });
  expect(after(...events, { type: "succeeded" })).toMatchObject({ phase: "done", error: null });
  expect(statuses({ type: "started" }, { type: "succeeded" })).toBe("ccccccc");
});

test("stopping clears the stages, and late events are ignored", () => {
  const stopped = after({ type: "started" }, progressed("idea"), { type: "stopped" });
  expect(stopped).toEqual(IDLE);
  expect(pipelineReducer(stopped, progressed("searchPlans"))).toEqual(IDLE);
  expect(pipelineReducer(stopped, { type: "succeeded" })).toEqual(IDLE);
});

test("a failure keeps the outputs, and no stage stays active", () => {
  const failed = after({ type: "started" }, progressed("idea"), { type: "failed", message: "Away." });
  expect(failed).toMatchObject({ phase: "idle", error: "Away." });
  expect(failed.panels.map(({ status }) => status)).toEqual(["complete", ...Array(6).fill("pending")]);
  expect(pipelineReducer(failed, { type: "stored", run })).toMatchObject({ error: "Away.", run: { id: "r" } });
});

test("an existing guide fills the stages that have data and replaces the former state", () => {
  const loaded = after(
    { type: "started" },
    progressed("idea"),
    { type: "failed", message: "Away." },
    { type: "loaded", run },
  );
  expect(loaded).toMatchObject({ phase: "idle", error: null, run: { id: "r" } });
  expect(loaded.panels.map(({ status }) => status[0]).join("")).toBe("ccppppp");
  expect(loaded.panels[0]).toMatchObject({ data: { kind: "refused" }, usage });
  expect(pipelineReducer(loaded, { type: "cleared" })).toEqual(IDLE);
});
