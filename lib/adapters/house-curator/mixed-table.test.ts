import { expect, it } from "vitest";
import type { AcceptedIdea, Constraint } from "@/lib/contracts/stages";
import { joinDietsToFoods } from "@/lib/guides/constraints/food-for-diet";
import { feedsMixedTable, mixedTableOf } from "@/lib/guides/constraints/mixed-table";
import { selectPlaces } from "./select-places/select-places";
import { catalogueOf } from "./testing/catalogue";
import { sampleGuide } from "./testing/sample-guide";

const NOW = new Date("2026-11-20T18:00:00Z");
const want = (field: Constraint["field"], value: string, isHard: boolean): Constraint => ({
  field,
  values: [value],
  label: value,
  isNegated: false,
  isHard,
});
const tableOf = (diet: string, ...more: Constraint[]): AcceptedIdea => ({
  kind: "idea",
  title: "Dinner",
  angle: "",
  unknowns: [],
  size: 6,
  constraints: joinDietsToFoods([want("dish", "meat", true), want("diet", diet, false), ...more]),
});

it("a vegan and a meat eater are sent where both are known to eat, then to a vegan kitchen", () => {
  const places = catalogueOf("San Francisco").map(({ place }) => place);
  const idea = tableOf("vegan", want("area", "Mission", true));
  const { picks } = selectPlaces({ idea, candidates: places, seed: "a" });
  const picked = picks.flatMap(({ placeId }) => places.filter(({ id }) => id === placeId));
  expect(picked.map(({ id }) => id)).toContain("shizen");
  expect(picked.filter(({ diets }) => !diets.includes("vegan")).map(({ name }) => name)).toEqual([]);
  const all = selectPlaces({ idea: tableOf("vegan"), candidates: places, seed: "a" }).picks;
  const isFed = all.map(({ placeId }) => places.some((place) => place.id === placeId && feedsMixedTable(place, idea)));
  expect(isFed).not.toContain(false);
});

it.each(["vegan", "vegetarian"])(
  "a guide to a %s and a meat eater names both, and no meat to do something about",
  (diet) => {
    for (const city of ["San Francisco", "San Jose", "Oakland"] as const) {
      const { title = "" } = sampleGuide({ city, wish: "dinner", idea: tableOf(diet), now: NOW }) ?? {};
      expect(title).toMatch(new RegExp(`${diet}.*meat eater`, "i"));
    }
  },
);

it("meat that a whole table of vegans asks for is no mixed table", () => {
  const constraints = [want("dish", "meat", true), want("diet", "vegan", true)];
  expect(mixedTableOf({ constraints })).toBeNull();
  expect(mixedTableOf({ constraints: [want("dish", "salad", true), want("diet", "vegan", false)] })).toBeNull();
});
