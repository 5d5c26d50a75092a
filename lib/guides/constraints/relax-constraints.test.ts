import { describe, expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makePlace } from "@/lib/testing/make-place";
import { constraintsFallenShort, relaxConstraints } from "./relax-constraints";

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

test("a place known to have stairs stands in for nothing, and one of which nothing is known misses nothing", () => {
  const stairs = place("stairs", { room: "a room up the stairs" });
  const stepFree = { ...hard("feature", "step-free"), isHard: false };
  const pool = relaxConstraints([stairs, place("silent", {})], [stepFree, hard("meal", "brunch")], 3);
  expect(ids(pool.places)).toEqual(["silent"]);
  expect(pool.unmet).toEqual(["brunch"]);
  expect(pool.rejected[0]?.reason).toBe("step-free: no; brunch: not known");
});

test("when nothing fits, every hard constraint is named", () => {
  const pool = relaxConstraints([place("a", {})], [hard("cuisine", "Thai"), hard("diet", "kosher")], 3);
  expect(pool.places).toEqual([]);
  expect(pool.unmet).toEqual(["Thai", "kosher"]);
});

test("a single stand-in that cooks something else is no guide", () => {
  const canton = place("canton", { cuisines: ["Cantonese", "Chinese"] });
  const palace = place("palace", { cuisines: ["Cantonese"] });
  const dimSum = hard("cuisine", "Dim Sum");
  expect(relaxConstraints([canton], [dimSum], 3)).toMatchObject({ places: [], unmet: ["Dim Sum"] });
  expect(ids(relaxConstraints([canton, palace], [dimSum], 3).places).sort()).toEqual(["canton", "palace"]);
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
    const near = place("near", { cuisines: ["Pizza"], latitude: carts.latitude });
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

  test("what is farther isn't near, whatever it serves", () => {
    const places = [at("near", 37.775, { cuisines: ["Thai"] }), at("far", 37.72)];
    expect(relaxConstraints(places, [hard("cuisine", "Italian"), nearOraclePark], 1).places).toEqual([]);
  });
});

describe("how near a stand-in must be", () => {
  const korean = place("korean", { cuisines: ["Korean"] });
  const irish = place("irish", { cuisines: ["Irish", "Pub"] });

  test("an Irish pub is no Korean pub, and a Korean restaurant is nearly one", () => {
    const pool = relaxConstraints([irish, korean], [hard("cuisine", "Korean"), hard("cuisine", "Pub")], 3);
    expect(ids(pool.places)).toEqual(["korean"]);
    expect(pool.unmet).toEqual(["Pub"]);
  });

  test.each([
    ["Korean", "Japanese"],
    ["Burmese", "Thai"],
    ["Moroccan", "Greek"],
    ["Filipino", "Hawaiian"],
    ["Vegan", "Vegetarian"],
  ])("%s is not %s", (wanted, served) => {
    expect(relaxConstraints([place("other", { cuisines: [served] })], [hard("cuisine", wanted)], 3).places).toEqual([]);
  });

  test("an area gives way to what is beside it, never to what is miles away", () => {
    const at = (id: string, neighbourhood: string, latitude: number) =>
      place(id, { city: "Peninsula", town: neighbourhood, neighbourhood, latitude, longitude: -122.2 });
    const here = at("here", "Menlo Park", 37.45);
    const beside = at("beside", "Palo Alto", 37.443);
    const far = at("far", "Daly City", 37.69);
    const pool = relaxConstraints([far, beside, here], [hard("area", "Menlo Park")], 3);
    expect(ids(pool.places)).toEqual(["here", "beside"]);
  });

  test("a price gives way by one level only", () => {
    const priced = [1, 2, 3, 4].map((level) => place(`${level}`, { priceLevel: level }));
    expect(ids(relaxConstraints(priced, [hard("price", "1")], 3).places)).toEqual(["1", "2"]);
  });

  test("what no fact tells may stand in, what a fact speaks against may not", () => {
    const silent = place("silent", {});
    const booked = place("booked", { features: ["reservations"] });
    expect(ids(relaxConstraints([booked, silent], [hard("feature", "no-reservations")], 3).places)).toEqual(["silent"]);
  });

  test("the nearest stand in before others", () => {
    const beside = place("beside", { neighbourhood: "Castro" });
    const dearBeside = place("dear", { neighbourhood: "Castro", priceLevel: 3 });
    const wanted = [hard("area", "Mission"), hard("price", "2")];
    expect(ids(relaxConstraints([dearBeside, beside], wanted, 1).places)).toEqual(["beside"]);
  });
});

test.each([true, false])("a danger is never relaxed, called hard or not (%s)", (isHard) => {
  const danger: Constraint = { ...hard("dish", "peanut", true), isDanger: true, isHard };
  const places = [place("plain", {}), place("satay", { notes: [{ about: "order", text: "start with the satay" }] })];
  expect(ids(relaxConstraints(places, [danger, hard("meal", "brunch")], 3).places)).toEqual(["plain"]);
});

describe("what hardly answers the wish", () => {
  const soft = (field: Constraint["field"], value: string): Constraint => ({ ...hard(field, value), isHard: false });
  const filipino = hard("cuisine", "Filipino");
  const kitchen = (id: string) => place(id, { cuisines: ["Filipino"] });
  const parlor = place("parlor", { cuisines: ["Ice Cream", "Filipino"] });
  const counter = place("counter", { cuisines: ["Filipino"], room: "a bare takeout counter" });

  test("an ice cream parlor joins no dinner for which there is a choice, and a takeout counter no date", () => {
    const constraints = [filipino, soft("meal", "dinner"), soft("goodFor", "date")];
    const pool = relaxConstraints([parlor, kitchen("a"), counter, kitchen("b"), kitchen("c")], constraints, 3);
    expect(ids(pool.places)).toEqual(["a", "b", "c"]);
    expect(pool.rejected.map(({ reason }) => reason)).toEqual([
      "no meal for the occasion",
      "no table for the occasion",
    ]);
    expect(ids(relaxConstraints([parlor, counter, kitchen("a"), kitchen("b")], constraints, 3).places)).toEqual([
      "a",
      "b",
      "counter",
    ]);
    expect(ids(relaxConstraints([parlor, kitchen("a")], constraints, 3).places)).toEqual(["a", "parlor"]);
  });

  test("where there are two, no stand-in is added that meets none of the wishes", () => {
    const brunch = hard("meal", "brunch");
    const cosy = soft("vibe", "cosy");
    const fit = ["a", "b"].map((id) => place(id, { meals: ["brunch"] }));
    const [plain, snug] = [place("plain", {}), place("snug", { vibes: ["cosy"] })];
    expect(ids(relaxConstraints([...fit, plain, snug], [brunch, cosy], 3).places)).toEqual(["a", "b", "snug"]);
    expect(ids(relaxConstraints([...fit, plain], [brunch, cosy], 3).places)).toEqual(["a", "b", "plain"]);
    expect(ids(relaxConstraints([plain], [brunch, cosy], 3).places)).toEqual(["plain"]);
  });

  test("where there are two, no stand-in is added that lacks the food and something else", () => {
    const constraints = [hard("dish", "bún riêu"), hard("meal", "brunch")];
    const soups = ["a", "b"].map((id) =>
      place(id, { cuisines: ["Vietnamese"], dishes: [{ name: "bún riêu", detail: null }], meals: ["brunch"] }),
    );
    const other = place("other", { cuisines: ["Vietnamese"] });
    expect(ids(relaxConstraints([...soups, other], constraints, 3).places)).toEqual(["a", "b"]);
  });
});

describe("what a guide says that its places fall short of", () => {
  const cheap: Constraint = { ...hard("price", "1"), values: ["1", "2"], ideal: ["1"], label: "cheap" };
  const forOne: Constraint = { ...hard("dish", "ramen"), keeps: { diets: ["vegetarian"], isForAll: false } };
  const porkRamen: Partial<Place> = { dishes: [{ name: "tonkotsu ramen", detail: "with pork belly" }] };

  test.each<[string, Partial<Place>, Constraint, boolean]>([
    ["$$ for cheap", { priceLevel: 2 }, cheap, true],
    ["$ for cheap", { priceLevel: 1 }, cheap, false],
    ["ramen with pork beside a vegetarian", porkRamen, forOne, true],
    ["a kitchen that doesn't rule pork out", {}, hard("dish", "pork", true), false],
    ["a place that is elsewhere", { neighbourhood: "Castro" }, hard("area", "Mission"), true],
    ["a mood that only ranks", {}, { ...hard("vibe", "quiet"), isHard: false }, false],
  ])("%s", (_, facts, constraint, isShort) => {
    expect(constraintsFallenShort([place("a", facts)], [constraint])).toEqual(isShort ? [constraint] : []);
  });
});
