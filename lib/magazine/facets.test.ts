import { expect, test } from "vitest";
import { facetsOf, type PlaceFacts } from "./facets";

const place = (facts: Partial<PlaceFacts> = {}): PlaceFacts => ({
  neighbourhood: null,
  town: null,
  cuisines: [],
  goodFor: [],
  priceLevel: null,
  ...facts,
});

test("a guide is about what enough of its places share", () => {
  const sunset = place({ neighbourhood: "Outer Sunset", cuisines: ["Noodles", "Noodles"], goodFor: ["solo"] });
  const mission = place({ neighbourhood: "Mission", cuisines: ["Mexican"], goodFor: ["solo"] });
  expect(facetsOf([sunset, sunset, sunset, mission])).toEqual({
    quarter: ["Outer Sunset"],
    craving: ["Noodles"],
    occasion: ["solo"],
    price: [],
  });
  expect(facetsOf([sunset, sunset, mission, mission, mission]).quarter).toEqual(["Mission"]);
  expect(facetsOf([sunset, sunset, mission, mission]).quarter).toEqual([]);
  expect(facetsOf([sunset, mission])).toMatchObject({ quarter: [], craving: [], occasion: ["solo"] });
});

test("the town counts as the neighborhood does, and half of the places make no craving", () => {
  const [one, two] = [place({ town: "Palo Alto", neighbourhood: "Midtown" }), place({ town: "Palo Alto" })];
  expect(facetsOf([one, two]).quarter).toEqual(["Palo Alto"]);
  const mexican = place({ cuisines: ["Mexican"] });
  expect(facetsOf([mexican, mexican, place(), place()]).craving).toEqual([]);
  expect(facetsOf([place({ town: "Millbrae" }), place({ town: "Millbrae" })]).quarter).toEqual(["Millbrae"]);
});

test("the price is the middle one of those that are known, if half of them are", () => {
  const priced = (level: number | null) => place({ priceLevel: level });
  expect(facetsOf([priced(1), priced(3), priced(2), priced(null)]).price).toEqual(["2"]);
  expect(facetsOf([priced(1), priced(2)]).price).toEqual(["1"]);
  expect(facetsOf([priced(1), priced(null), priced(null)]).price).toEqual([]);
  expect(facetsOf([]).price).toEqual([]);
});
