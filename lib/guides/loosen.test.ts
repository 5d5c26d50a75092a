import { expect, test } from "vitest";
import { loosen } from "./loosen";
import type { Constraint, Place } from "./stage-types";

const place = (id: string, facts: Partial<Place>): Place => ({
  id,
  name: id,
  address: "1 Main St",
  city: "San Francisco",
  town: null,
  neighbourhood: "Mission",
  latitude: 37.76,
  longitude: -122.42,
  googlePlaceId: null,
  cuisines: ["Italian"],
  priceLevel: 2,
  dishes: [],
  room: null,
  vibes: [],
  goodFor: [],
  meals: [],
  diets: [],
  features: [],
  foundedIn: null,
  editorialSummary: null,
  rating: null,
  userRatingCount: null,
  status: "open",
  relevance: 0,
  ...facts,
});

const hard = (field: Constraint["field"], value: string, isNegated = false): Constraint => ({
  field,
  values: [value],
  isNegated,
  isHard: true,
  label: `${isNegated ? "no " : ""}${value}`,
});

const ids = (places: Place[]) => places.map(({ id }) => id);

test("an exclusion that nothing is known about does not empty the guide, and never gives way", () => {
  const places = [place("plain", {}), place("porky", { dishes: [{ name: "porchetta", detail: null }] })];
  expect(ids(loosen(places, [hard("dish", "pork", true)], 3).places)).toEqual(["plain"]);
});

test("several constraints give way together when one alone helps nobody", () => {
  const places = [place("a", { neighbourhood: "Castro" }), place("b", { neighbourhood: "Castro" })];
  const pool = loosen(places, [hard("cuisine", "Italian"), hard("area", "Mission"), hard("meal", "brunch")], 2);
  expect(ids(pool.places)).toEqual(["a", "b"]);
  expect(pool.unmet).toEqual(expect.arrayContaining(["Mission", "brunch"]));
});

test("a constraint that everyone kept meets is not called unmet", () => {
  const places = [place("a", { neighbourhood: "Castro", meals: ["brunch"] })];
  expect(
    loosen(places, [hard("cuisine", "Italian"), hard("meal", "brunch"), hard("area", "Mission")], 1).unmet,
  ).toEqual(["Mission"]);
});

test("where nobody is known to make it, whoever may is nearest in spirit; whoever would not stays out", () => {
  const places = [place("viet", { cuisines: ["Vietnamese"] }), place("french", { cuisines: ["French"] })];
  const pool = loosen(places, [hard("dish", "bún riêu")], 3);
  expect(ids(pool.places)).toEqual(["viet"]);
  expect(pool.unmet).toEqual(["bún riêu"]);
});

test("when nothing fits, every hard constraint is named", () => {
  const pool = loosen([place("a", {})], [hard("cuisine", "Thai"), hard("diet", "kosher")], 3);
  expect(pool.places).toEqual([]);
  expect(pool.unmet).toEqual(["Thai", "kosher"]);
});
