import { describe, expect, test } from "vitest";
import type { Place } from "@/lib/contracts/stages";
import type { Curator } from "@/lib/ports/curator";
import { landmarkByName } from "@/lib/restaurants/vocabulary/landmarks";
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
});

test("of two places that fit, a guide of two is made only where two were asked for", async () => {
  const two = places("a", "b");
  expect(picked(await selectRestaurants(input(two, { size: 2 }), choosing("b")))).toEqual(["b", "a"]);
  const { tooFew, picks } = await selectRestaurants(input(two), choosing("b"));
  expect(tooFew?.message).toMatch(/^Only two places in San Francisco/);
  expect(picks.map(({ placeId }) => placeId)).toEqual(["a", "b"]);
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
  expect(selections.picks[0]?.verdicts).toEqual([
    { label: "Italian", verdict: "met", facts: [{ kind: "listed", list: "cuisines", values: ["Italian"] }] },
  ]);
  expect(selections.rejected.find(({ id, reason }) => id === "sushi" && reason.includes("Italian"))).toBeDefined();
});

describe("a curator that picks what it must not", () => {
  const peanut = makeConstraint({
    field: "dish",
    values: ["peanut"],
    isNegated: true,
    isDanger: true,
    label: "no peanut",
  });
  const satay = makePlace({ id: "satay", dishes: [{ name: "satay", detail: "with peanut sauce" }] });
  const noted = makePlace({ id: "noted", notes: [{ about: "cooking", text: "walnut pesto goes on everything" }] });

  test.each([true, false])(
    "a place that holds a danger is neither picked nor fills the list (hard: %s)",
    async (isHard) => {
      const constraints = [{ ...peanut, isHard }];
      const selections = await selectRestaurants(
        input([satay, noted, ...places("a", "b", "c")], { constraints }),
        choosing("satay", "noted"),
      );
      expect(picked(selections)).toEqual(["a", "b", "c"]);
      expect(selections.picks[0]?.verdicts).toMatchObject([
        { label: "no peanut", verdict: "unknown", isDietary: true },
      ]);
      const none = await selectRestaurants(input([satay, noted], { constraints }), choosing("satay"));
      expect(none).toMatchObject({ picks: [], tooFew: { changes: [] } });
    },
  );

  test("in the product's own guides stand-ins fill a list to three, after all places that fit, and what they miss is named", async () => {
    const constraints = [makeConstraint({ field: "meal", values: ["brunch"], label: "brunch" })];
    const fit = makePlace({ id: "fit", meals: ["brunch"] });
    const selections = await selectRestaurants(input([...places("a", "b", "c", "d"), fit], { constraints }), {
      ...choosing("a", "b", "c", "d"),
      allowsStandIns: true,
    });
    expect(picked(selections)).toEqual(["a", "b", "fit"]);
    expect(selections.unmet).toEqual(["brunch"]);
    expect(selections.picks.map(({ verdicts }) => verdicts[0]?.verdict)).toEqual(["unknown", "unknown", "met"]);
  });
});

test("when nothing fits, it names the unmet constraints", async () => {
  const constraints = [makeConstraint({ values: ["Georgian"], label: "Georgian" })];
  expect(await selectRestaurants(input(places("a", "b"), { constraints }), choosing("a"))).toMatchObject({
    picks: [],
    tooFew: {
      message: "No place in San Francisco that we know of fits “Georgian”.",
      changes: [],
    },
  });
  const none = await selectRestaurants(input([]), { ...choosing("a"), allowsStandIns: true });
  expect(none.tooFew?.message).toMatch(/^Nothing that we know of in San Francisco fits this wish yet\./);
});

test("where too few are near a landmark, those a little farther stand in, and no other", async () => {
  const at = landmarkByName("16th Street Mission BART");
  if (!at) throw new Error("it is in the data");
  const north = (id: string, degrees: number, cuisines = ["Mexican"]) =>
    makePlace({ id, cuisines, latitude: at.latitude + degrees, longitude: at.longitude });
  const mexican = makeConstraint({ field: "cuisine", values: ["Mexican"], label: "Mexican" });
  const near = makeConstraint({ field: "landmark", values: [at.name], label: "near 16th Street" });
  const beside = [north("a", 0.013), north("b", 0.015), north("c", 0.016)];
  const others = [north("far", 0.025), north("thai", 0.013, ["Thai"])];
  const wish = (more: Place[], landmark = near) => input(more, { constraints: [mexican, landmark] });

  const selections = await selectRestaurants(wish([...others, ...beside]), choosing("thai", "far", "b"));
  expect(picked(selections)).toEqual(["b", "a", "c"]);
  expect(selections).toMatchObject({ unmet: ["near 16th Street"] });
  expect(selections.tooFew).toBeUndefined();
  expect((await selectRestaurants(wish([north("here", 0), ...beside]), choosing())).picks[0]?.placeId).toBe("here");
  expect((await selectRestaurants(wish(beside.slice(1)), choosing())).tooFew).toBeDefined();
  expect((await selectRestaurants(wish(beside, { ...near, isOnFoot: true }), choosing())).tooFew).toBeDefined();
});

test("a guide for one without meat beside one who wants some needs two places that feed both, or as many as are asked for", async () => {
  const judged = { role: "want", outcome: "judged" } as const;
  const idea = {
    constraints: [
      makeConstraint({ field: "dish", values: ["steak"], label: "steak" }),
      makeConstraint({ field: "diet", values: ["vegan"], label: "something vegan", isHard: false }),
    ],
    readings: [
      { ...judged, quote: "vegan", start: 4, type: "diet", label: "something vegan" } as const,
      { ...judged, quote: "steak", start: 25, type: "dish", label: "steak" } as const,
    ],
  };
  const steak = { dishes: [{ name: "steak", detail: null }] };
  const grills = ["a", "b", "c"].map((id) => makePlace({ id, ...steak }));
  const greens = ["d", "e", "f"].map((id) => makePlace({ id, diets: ["vegan"] }));
  const both = ["x", "y"].map((id) => makePlace({ id, ...steak, diets: ["vegan"] }));
  const select = (feedBoth: Place[], size = 5) =>
    selectRestaurants(input([...grills, ...greens, ...feedBoth], { ...idea, size }), choosing("x"));
  expect((await select([])).tooFew?.message).toMatch(/^No place/);
  expect((await select(both.slice(1))).tooFew?.message).toMatch(/^Only one place/);
  expect((await select(both)).tooFew).toBeUndefined();
  const few = await selectRestaurants(input([...grills.slice(1), ...greens], idea), choosing("b"));
  expect(few.tooFew?.changes.map(({ label }) => label)).toEqual(["Without “steak”"]);
  expect(picked(await select(both.slice(0, 1), 1))).toEqual(["x"]);
});
