import { expect, test } from "vitest";
import type { Place } from "@/lib/contracts/stages";
import { AppError } from "@/lib/core/errors";
import { makePlace } from "@/lib/testing/make-place";
import { makeStageCtx } from "@/lib/testing/make-stage-ctx";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { collectCandidates } from "./collect-candidates";

const plan = (id: string) => ({ id, query: id, cuisines: [], areas: [], why: "" });
const input = (...ids: string[]) => ({
  city: "San Francisco" as const,
  prompt: "pasta",
  idea: scriptedIdea(),
  searchPlans: ids.map(plan),
});
const finding = (...places: Place[]) => ({ search: async () => ({ places }) });
const ids = (places: { id: string }[]) => places.map(({ id }) => id);

test("closed, distant, blocked and duplicate places are rejected with a reason", async () => {
  const open = makePlace({ id: "open", name: "Acquerello" });
  const found = [
    open,
    makePlace({ id: "shut", status: "closed" }),
    makePlace({ id: "pause", status: "temporarily_closed" }),
    makePlace({ id: "over-the-bay", city: "Oakland" }),
    makePlace({ id: "never" }),
    makePlace({ ...open, id: "twin", name: "ACQUERELLO", relevance: 0.4 }),
  ];
  const ctx = makeStageCtx({ places: finding(...found), isBlocked: ({ id }) => id === "never" });
  const { places, rejected } = await collectCandidates(input("a"), ctx);
  expect(ids(places)).toEqual(["open"]);
  expect(Object.fromEntries(rejected.map(({ id, reason }) => [id, reason]))).toEqual({
    shut: "has closed",
    pause: "is closed for now",
    "over-the-bay": "is in Oakland",
    never: "was marked never again by its author",
    twin: "is the same place as Acquerello (open)",
  });
});

test("a place that several searches found counts once, with its best score, best first", async () => {
  const a = makePlace({ id: "a", relevance: 0.3 });
  const b = makePlace({ id: "b", relevance: 0.5 });
  const search = async ({ plan: { id } }: { plan: { id: string } }) => ({
    places: id === "one" ? [b, a] : [{ ...a, relevance: 0.9 }],
  });
  const { places } = await collectCandidates(input("one", "two"), makeStageCtx({ places: { search } }));
  expect(places.map(({ id, relevance }) => [id, relevance])).toEqual([
    ["a", 0.9],
    ["b", 0.5],
  ]);
});

test("a failed search is reported, and the stage goes on", async () => {
  const search = async ({ plan: { id } }: { plan: { id: string } }) => {
    if (id === "broken") throw new AppError("unavailable", "The source is away.");
    return { places: [makePlace({ id: "a" })], problems: ["The second page is missing."] };
  };
  const { places, problems } = await collectCandidates(input("broken", "fine"), makeStageCtx({ places: { search } }));
  expect(ids(places)).toEqual(["a"]);
  expect(problems).toEqual(['The search "broken" failed: The source is away.', "The second page is missing."]);
});

test("when every search fails the source is unavailable; a cancellation takes precedence", async () => {
  const search = async () => {
    throw new Error("socket hang up");
  };
  const failing = (signal: AbortSignal) =>
    collectCandidates(input("a", "b"), makeStageCtx({ places: { search }, signal }));
  await expect(failing(new AbortController().signal)).rejects.toMatchObject({ code: "unavailable" });
  await expect(failing(AbortSignal.abort())).rejects.toMatchObject({ code: "cancelled" });
});
