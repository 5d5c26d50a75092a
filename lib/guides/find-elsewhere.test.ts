import { describe, expect, test } from "vitest";
import type { Constraint, Place, PromptReading } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { makeStageCtx } from "@/lib/testing/make-stage-ctx";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { selectRestaurants } from "./stages/select-restaurants";

const dosa = makeConstraint({ field: "cuisine", values: ["South Indian"], label: "South Indian" });
const stepFree = makeConstraint({ field: "feature", values: ["step-free"], label: "step-free", isHard: false });
const searchPlans = [{ id: "all", query: "dosa", cuisines: [], areas: [], why: "" }];

const inCity = (city: City, count: number, facts: Partial<Place> = {}) =>
  Array.from({ length: count }, (_, i) => {
    const name = `${city} ${i}`;
    return makePlace({ id: name, name, city, cuisines: ["South Indian"], ...facts });
  });

function select(
  here: Place[],
  there: Place[],
  constraints: Constraint[],
  prompt = "dosa",
  readings: PromptReading[] = [],
) {
  const search = async ({ city }: { city: City }) => ({ places: there.filter((place) => place.city === city) });
  const candidates = { places: here, problems: [], rejected: [] };
  const idea = scriptedIdea({ constraints, readings });
  return selectRestaurants(
    { city: "Oakland", prompt, idea, candidates, searchPlans },
    makeStageCtx({ places: { search } }),
  );
}

const offersOf = async (...input: Parameters<typeof select>) =>
  (await select(...input)).tooFew?.changes.map(({ label, placeCount, wish }) => [label, placeCount, wish.prompt]);

describe("where too few places fit in a city", () => {
  test("the wish is offered in the nearest of the others that have enough", async () => {
    const there = [...inCity("San Francisco", 4), ...inCity("Berkeley", 3), ...inCity("San Jose", 9)];
    expect(await offersOf([], there, [dosa], "dosa in Oakland")).toEqual([
      ["In Berkeley", 3, "dosa in Berkeley"],
      ["In San Francisco", 4, "dosa in San Francisco"],
    ]);
    expect(await offersOf([], inCity("San Jose", 3), [dosa])).toEqual([["In San Jose", 3, "dosa"]]);
  });

  test("two places elsewhere make a short guide", async () => {
    expect(await offersOf([], inCity("Berkeley", 2), [dosa])).toEqual([["In Berkeley", 2, "dosa (two places)"]]);
    expect(await offersOf([], inCity("Berkeley", 2), [dosa], "five places for dosa")).toEqual([]);
  });

  test("where none has even two, those that fit are shown", async () => {
    const there = [...inCity("San Francisco", 1), ...inCity("Berkeley", 1)];
    const { picks, tooFew } = await select([], there, [dosa]);
    expect(picks.map(({ placeId }) => placeId)).toEqual(["Berkeley 0", "San Francisco 0"]);
    expect(tooFew).toMatchObject({
      message: "No place in Oakland that we know of fits “South Indian”.",
      note: "The nearest that fit are Berkeley 0, in Berkeley, and San Francisco 0, in San Francisco.",
    });
  });

  test("a diet is told as unknown of those that are shown, and not where one of them keeps it", async () => {
    const vegan = makeConstraint({ field: "diet", values: ["vegan"], label: "vegan", isHard: false });
    const refusalOf = async (diets: string[]) =>
      (await select(inCity("Oakland", 1, { cuisines: ["Indian"] }), inCity("Berkeley", 1, { diets }), [dosa, vegan]))
        .tooFew;
    expect(await refusalOf([])).toMatchObject({
      message: expect.stringMatching(/We don't know about “vegan” at the one below\.$/),
      note: "The nearest that may fit is Berkeley 0, in Berkeley.",
    });
    expect(await refusalOf(["vegan"])).toMatchObject({
      message: expect.not.stringContaining("vegan"),
      note: "The nearest that fits is Berkeley 0, in Berkeley.",
    });
  });

  test("a city whose own part the wish names isn't offered with places from all over it", async () => {
    const soma = { quote: "SoMa", start: 8, role: "want", type: "area", outcome: "not judged", label: "SoMa" } as const;
    const there = [...inCity("San Francisco", 6), ...inCity("Berkeley", 3)];
    const selected = await select([], there, [dosa], "dosa in SoMa", [soma]);
    expect(selected.tooFew?.changes.map(({ label }) => label)).toEqual(["In Berkeley"]);
  });

  test("a wish for a part of town stays there", async () => {
    const area = makeConstraint({ field: "area", values: ["Temescal"], label: "Temescal" });
    expect(await offersOf([], inCity("Berkeley", 3, { neighbourhood: "Temescal" }), [dosa, area])).toEqual([]);
  });

  test("of two that fit here, a short guide is offered", async () => {
    expect(await offersOf(inCity("Oakland", 2), [], [dosa])).toEqual([
      ["A short guide to these two", undefined, "dosa (two places)"],
    ]);
  });
});

describe("a need of the body that nobody here is known for", () => {
  const here = inCity("Oakland", 5);

  test("is answered with the city where it is known", async () => {
    const there = inCity("San Francisco", 4, { features: ["step-free"] });
    const { picks, tooFew } = await select(here, there, [dosa, stepFree]);
    expect(tooFew?.changes.map(({ label, placeCount }) => [label, placeCount])).toEqual([["In San Francisco", 4]]);
    expect(tooFew?.message).toMatch(/^No place in Oakland that fits the rest of the wish is known for “step-free”/);
    expect(picks).toHaveLength(2);
  });

  test("leaves the guide as it is where no other city is known for it either, or somebody here is", async () => {
    expect((await select(here, inCity("San Francisco", 4), [dosa, stepFree])).tooFew).toBeUndefined();
    const known = inCity("Oakland", 1, { features: ["step-free"] });
    const there = inCity("San Francisco", 4, { features: ["step-free"] });
    expect((await select([...known, ...here.slice(1)], there, [dosa, stepFree])).tooFew).toBeUndefined();
  });
});
