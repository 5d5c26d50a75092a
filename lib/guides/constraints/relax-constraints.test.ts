import { describe, expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makePlace } from "@/lib/testing/make-place";
import { relaxConstraints } from "./relax-constraints";

const place = (id: string, facts: Partial<Place>): Place =>
  makePlace({ id, name: id, address: "1 Main St", neighbourhood: "Mission", ...facts });

const hard = (field: Constraint["field"], value: string, isNegated = false): Constraint => ({
  field,
  values: [value],
  isNegated,
  isHard: true,
  label: `${isNegated ? "no " : ""}${value}`,
});

const ids = (places: Place[]) => places.map(({ id }) => id);

test("an exclusion with unknown verdicts does not empty the guide, and is never dropped", () => {
  const places = [place("plain", {}), place("porky", { dishes: [{ name: "porchetta", detail: null }] })];
  expect(ids(relaxConstraints(places, [hard("dish", "pork", true)], 3).places)).toEqual(["plain"]);
});

test("several constraints are dropped together when dropping one is not enough", () => {
  const places = [place("a", { neighbourhood: "Castro" }), place("b", { neighbourhood: "Castro" })];
  const pool = relaxConstraints(
    places,
    [hard("cuisine", "Italian"), hard("area", "Mission"), hard("meal", "brunch")],
    2,
  );
  expect(ids(pool.places)).toEqual(["a", "b"]);
  expect(pool.unmet).toEqual(expect.arrayContaining(["Mission", "brunch"]));
});

test("a constraint that every match meets is not reported as unmet", () => {
  const places = [place("a", { neighbourhood: "Castro", meals: ["brunch"] })];
  expect(
    relaxConstraints(places, [hard("cuisine", "Italian"), hard("meal", "brunch"), hard("area", "Mission")], 1).unmet,
  ).toEqual(["Mission"]);
});

test("when no place is known to make a dish, places that might are near matches, and others stay out", () => {
  const places = [place("viet", { cuisines: ["Vietnamese"] }), place("french", { cuisines: ["French"] })];
  const pool = relaxConstraints(places, [hard("dish", "bún riêu")], 3);
  expect(ids(pool.places)).toEqual(["viet"]);
  expect(pool.unmet).toEqual(["bún riêu"]);
});

test("when nothing fits, every hard constraint is named", () => {
  const pool = relaxConstraints([place("a", {})], [hard("cuisine", "Thai"), hard("diet", "kosher")], 3);
  expect(pool.places).toEqual([]);
  expect(pool.unmet).toEqual(["Thai", "kosher"]);
});

describe("widening before dropping", () => {
  const dimSum = hard("cuisine", "Dim Sum");
  const carts = place("carts", { cuisines: ["Dim Sum", "Cantonese"], neighbourhood: "Chinatown" });

  test("dim sum is widened to Cantonese, and reported as unmet", () => {
    const canton = place("canton", { cuisines: ["Cantonese", "Chinese"] });
    const pool = relaxConstraints([carts, canton, place("trattoria", {})], [dimSum], 2);
    expect(ids(pool.places)).toEqual(["carts", "canton"]);
    expect(pool.unmet).toEqual(["Dim Sum"]);
  });

  test("a place stands in only with its main cuisines", () => {
    const aside = place("aside", { cuisines: ["Burmese", "Thai", "Cantonese"] });
    expect(ids(relaxConstraints([carts, aside], [dimSum], 2).places)).toEqual(["carts"]);
  });

  test("an area is widened to adjacent areas before the food is dropped", () => {
    const next = place("next", { cuisines: ["Dim Sum"], neighbourhood: "North Beach" });
    const here = place("here", { cuisines: ["Italian"], neighbourhood: "Chinatown" });
    const pool = relaxConstraints([carts, next, here], [dimSum, hard("area", "Chinatown")], 2);
    expect(ids(pool.places)).toEqual(["carts", "next"]);
    expect(pool.unmet).toEqual(["Chinatown"]);
  });

  test("brunch satisfies breakfast", () => {
    const early = place("early", { meals: ["breakfast"] });
    const late = place("late", { meals: ["brunch"] });
    expect(ids(relaxConstraints([early, late, place("dinner", {})], [hard("meal", "breakfast")], 2).places)).toEqual([
      "early",
      "late",
    ]);
  });

  test("no widening crosses an exclusion or a diet", () => {
    const porky = place("porky", { cuisines: ["Cantonese"], dishes: [{ name: "char siu", detail: null }] });
    expect(ids(relaxConstraints([carts, porky], [dimSum, hard("dish", "pork", true)], 2).places)).toEqual(["carts"]);
    const vegan = place("vegan", { cuisines: ["Thai"], diets: ["vegan"] });
    const meaty = place("meaty", { cuisines: ["Laotian"] });
    expect(ids(relaxConstraints([vegan, meaty], [hard("cuisine", "Thai"), hard("diet", "vegan")], 2).places)).toEqual([
      "vegan",
    ]);
  });

  test("a meatless kitchen never stands in for another cuisine", () => {
    const green = place("green", { cuisines: ["Vegan", "Cantonese"] });
    expect(ids(relaxConstraints([carts, green], [dimSum], 2).places)).toEqual(["carts"]);
  });

  test("the food is kept while any place is left", () => {
    const near = place("near", { cuisines: ["Pizza"] });
    const pool = relaxConstraints([carts, near], [hard("cuisine", "Dim Sum"), hard("area", "Mission")], 3);
    expect(ids(pool.places)).toEqual(["carts"]);
    expect(pool.unmet).toEqual(["Mission"]);
  });
});

describe("where too few places are near a landmark", () => {
  const at = (id: string, latitude: number, facts: Partial<Place> = {}) =>
    place(id, { latitude, longitude: -122.38947, ...facts });
  const nearOraclePark = hard("landmark", "Oracle Park");

  test("those within two miles come before all others", () => {
    const places = [at("near", 37.775), at("two miles", 37.755), at("far", 37.72)];
    expect(ids(relaxConstraints(places, [nearOraclePark], 2).places)).toEqual(["near", "two miles"]);
  });

  test("the food counts for more than the way, and the guide says what it misses", () => {
    const places = [at("near", 37.775, { cuisines: ["Thai"] }), at("far", 37.72)];
    const pool = relaxConstraints(places, [hard("cuisine", "Italian"), nearOraclePark], 1);
    expect(ids(pool.places)).toEqual(["far"]);
    expect(pool.unmet).toEqual(["Oracle Park"]);
  });

  test("the nearest stand in when nothing else was asked for, but never what was ruled out", () => {
    const places = [at("farthest", 37.71), at("far", 37.72), at("sushi", 37.73, { cuisines: ["Sushi"] })];
    const pool = relaxConstraints(places, [nearOraclePark, hard("cuisine", "Sushi", true)], 3);
    expect(ids(pool.places)).toEqual(["far", "farthest"]);
    expect(pool.unmet).toEqual(["Oracle Park"]);
  });
});
