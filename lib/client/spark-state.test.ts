import { expect, test } from "vitest";
import { countCompletedSteps } from "@/lib/client/creation-checklist";
import { IDLE, isCreating, type SparkEvent, type SparkState, sparkReducer } from "./spark-state";

const follow = (...events: SparkEvent[]): SparkState => events.reduce(sparkReducer, IDLE);
const idea: SparkEvent = { type: "progressed", progress: { type: "idea", idea: { title: "Pasta" } } };
const started: SparkEvent = { type: "started" };

test("a started spark has its checklist at once, and is not yet accepted by the server", () => {
  expect(follow(started)).toMatchObject({ phase: "sending", areStepsShown: true, error: null });
  expect(follow(started).checklist?.[0]?.status).toBe("active");
  expect(follow(started, { type: "accepted" }).phase).toBe("streaming");
  expect(follow(started, idea).phase).toBe("streaming");
});

test("success completes every step and collapses them", () => {
  const done = follow(started, idea, { type: "succeeded" });
  expect(done).toMatchObject({ phase: "done", areStepsShown: false });
  expect(countCompletedSteps(done.checklist ?? [])).toBe(5);
  expect(isCreating(done)).toBe(false);
  expect(sparkReducer(done, { type: "steps toggled" }).areStepsShown).toBe(true);
});

test("failure clears the checklist and has a message; canceling clears it without one", () => {
  expect(follow(started, idea, { type: "failed", message: "Nobody fits." })).toEqual({
    ...IDLE,
    error: "Nobody fits.",
  });
  expect(follow(started, idea, { type: "cancelled" })).toEqual(IDLE);
});

test("too few fitting places are no error, and are gone once it starts again", () => {
  const tooFew = { message: "Only two fit.", places: [], changes: [] };
  const ended = follow(started, idea, { type: "too few fit", tooFew });
  expect(ended).toEqual({ ...IDLE, tooFew });
  expect(sparkReducer(ended, started).tooFew).toBeNull();
});

test("what arrives after the end changes nothing", () => {
  const failed = follow(started, { type: "failed", message: "Nobody fits." });
  expect(sparkReducer(failed, { type: "accepted" })).toBe(failed);
  expect(sparkReducer(failed, idea)).toBe(failed);
});

test("a running spark cannot be cleared, an ended one can", () => {
  const running = follow(started, idea);
  expect(sparkReducer(running, { type: "cleared" })).toBe(running);
  expect(follow(started, idea, { type: "succeeded" }, { type: "cleared" })).toEqual(IDLE);
  expect(follow(started, { type: "failed", message: "x" }, started).error).toBeNull();
});
