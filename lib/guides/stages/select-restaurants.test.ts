import { expect, test } from "vitest";
import type { Place } from "@/lib/contracts/stages";
import type { Curator } from "@/lib/ports/curator";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { makeStageCtx } from "@/lib/testing/make-stage-ctx";
import { scriptedCurator, scriptedIdea } from "@/lib/testing/scripted-curator";
import { selectRestaurants } from "./select-restaurants";

const input = (places: Place[], idea: Parameters<typeof scriptedIdea>[0] = {}) => ({
  city: "San Francisco" as const,
  prompt: "pasta",
  idea: scriptedIdea(idea),
  candidates: { places, problems: [], rejected: [] },
});
const choosing = (...placeIds: string[]) => {
  const choose: Curator["selectPlaces"] = async () => ({
    picks: placeIds.map((placeId) => ({ placeId, reason: "Chosen." })),
    order: "near to far",
  });
  return makeStageCtx({ curator: scriptedCurator({ selectPlaces: choose }) });
};
const places = (...ids: string[]) => ids.map((id) => makePlace({ id }));
const picked = ({ picks }: { picks: { placeId: string }[] }) => picks.map(({ placeId }) => placeId);

test("the curator's order is kept", async () => {
  const selections = await selectRestaurants(input(places("a", "b", "c", "d")), choosing("d", "a", "c"));
  expect(picked(selections)).toEqual(["d", "a", "c"]);
  expect(selections).toMatchObject({ order: "near to far", unmet: [] });
});

test("invented and repeated ids are rejected with a reason", async () => {
  const selections = await selectRestaurants(input(places("a", "b", "c")), choosing("a", "zuni", "a", "b", "c"));
  expect(picked(selections)).toEqual(["a", "b", "c"]);
  expect(selections.rejected.map(({ id, kind, reason }) => [id, kind, reason])).toEqual([
    ["zuni", "invented", "was not among the candidates"],
    ["a", "repeated", "was named twice"],
  ]);
});

test("each pick carries its search rank, the curator's score, or that it is a filler", async () => {
  const choose = async () => ({
    picks: [{ placeId: "b", reason: "The best." }],
    order: "",
    scores: { a: 1.5, b: 2 },
  });
  const { picks, rejected } = await selectRestaurants(
    input(places("a", "b", "c", "d")),
    makeStageCtx({ curator: scriptedCurator({ selectPlaces: choose }) }),
  );
  expect(picks).toMatchObject([
    { placeId: "b", searchRank: 2, score: 2 },
    { placeId: "a", searchRank: 1, score: 1.5, isFiller: true },
    { placeId: "c", searchRank: 3, isFiller: true },
  ]);
  expect(rejected).toMatchObject([{ id: "d", kind: "outranked" }]);
});

test("fewer than three are topped up by rank; a guide of two stays one of two", async () => {
  const five = places("a", "b", "c", "d", "e");
  expect(picked(await selectRestaurants(input(five), choosing("d")))).toEqual(["d", "a", "b"]);
  expect(picked(await selectRestaurants(input(five, { size: 2 }), choosing()))).toEqual(["a", "b"]);
  expect(picked(await selectRestaurants(input(places("a", "b")), choosing("b")))).toEqual(["b", "a"]);
});

test("there are never more picks than the idea's size", async () => {
  const five = places("a", "b", "c", "d", "e");
  expect(picked(await selectRestaurants(input(five, { size: 4 }), choosing("a", "b", "c", "d", "e")))).toHaveLength(4);
});

test("places that break a hard constraint are never picked, and every pick has its verdicts", async () => {
  const fit = ["a", "b", "c"].map((id) => makePlace({ id }));
  const sushi = makePlace({ id: "sushi", cuisines: ["Japanese"] });
  const constraints = [makeConstraint()];
  const selections = await selectRestaurants(input([sushi, ...fit], { constraints }), choosing("sushi", "a", "b", "c"));
  expect(picked(selections)).toEqual(["a", "b", "c"]);
  expect(selections.picks[0]?.verdicts).toEqual([{ label: "Italian", verdict: "met" }]);
  expect(selections.rejected.find(({ id, reason }) => id === "sushi" && reason.includes("Italian"))).toBeDefined();
});

test("when nothing fits, the error names the unmet constraints", async () => {
  const constraints = [makeConstraint({ values: ["Georgian"], label: "Georgian" })];
  await expect(selectRestaurants(input(places("a", "b"), { constraints }), choosing("a"))).rejects.toMatchObject({
    code: "unprocessable",
    userMessage: 'Nobody in San Francisco that we know of fits "Georgian". Try a wider area, or one wish fewer.',
  });
  await expect(selectRestaurants(input([]), choosing("a"))).rejects.toMatchObject({ code: "unprocessable" });
});
