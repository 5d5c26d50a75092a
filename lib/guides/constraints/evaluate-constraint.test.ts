import { describe, expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makePlace } from "@/lib/testing/make-place";
import { describeConstraint } from "./describe-constraint";
import { evaluateConstraint, judgeConstraint } from "./evaluate-constraint";
import { meetsHardConstraints } from "./hard-constraints";

const place = (facts: Partial<Place>): Place =>
  makePlace({
    name: "The Place",
    address: "1 Main St",
    neighbourhood: "Outer Sunset",
    cuisines: ["Chinese"],
    ...facts,
  });

const want = (field: Constraint["field"], ...values: string[]): Constraint => ({
  field,
  values,
  isNegated: false,
  isHard: true,
  label: "",
});
const not = (field: Constraint["field"], ...values: string[]): Constraint => ({
  ...want(field, ...values),
  isNegated: true,
});
const dish = (name: string, detail: string | null = null) => ({ name, detail });

describe("cuisines", () => {
  test.each([
    [["Cantonese"], "Chinese", "met"],
    [["Chinese"], "Cantonese", "unknown"],
    [["Sichuan", "Chinese"], "Cantonese", "unmet"],
    [["Oaxacan"], "Mexican", "met"],
    [["Izakaya", "Japanese"], "Japanese", "met"],
    [["Italian"], "Thai", "unmet"],
    [["Icelandic"], "Icelandic", "met"],
  ])("%j requested for %s is %s", (cuisines, requested, verdict) => {
    expect(evaluateConstraint(place({ cuisines }), want("cuisine", requested))).toBe(verdict);
  });

  test("a dish on the menu proves a cuisine", () => {
    expect(
      evaluateConstraint(place({ cuisines: ["Japanese"], dishes: [dish("tonkotsu ramen")] }), want("cuisine", "Ramen")),
    ).toBe("met");
  });
});

test.each(["parking", "street-parking", "valet"])("a wish for parking is answered by %s", (feature) => {
  expect(evaluateConstraint(place({ features: [feature] }), want("feature", "parking"))).toBe("met");
  expect(evaluateConstraint(place({ features: ["bike-parking"] }), want("feature", "parking"))).toBe("unknown");
});

describe("dishes", () => {
  test("plurals, accents and synonyms are the same dish", () => {
    expect(
      evaluateConstraint(place({ dishes: [dish("phở đặc biệt")], cuisines: ["Vietnamese"] }), want("dish", "phở")),
    ).toBe("met");
    expect(evaluateConstraint(place({ dishes: [dish("xiao long bao")] }), want("dish", "soup dumplings"))).toBe("met");
    expect(
      evaluateConstraint(place({ dishes: [dish("carnitas taco")], cuisines: ["Mexican"] }), want("dish", "tacos")),
    ).toBe("met");
  });

  test("a kitchen that might make it is unknown, one that would not is unmet", () => {
    expect(evaluateConstraint(place({ cuisines: ["Vietnamese"] }), want("dish", "phở"))).toBe("unknown");
    expect(evaluateConstraint(place({ cuisines: ["French"] }), want("dish", "phở"))).toBe("unmet");
  });

  test("pasta is handmade only where something says so", () => {
    const cuisines = ["Italian"];
    const constraint = want("dish", "handmade pasta");
    expect(
      evaluateConstraint(place({ cuisines, dishes: [dish("tagliatelle", "rolled by hand each morning")] }), constraint),
    ).toBe("met");
    expect(evaluateConstraint(place({ cuisines, dishes: [dish("tagliatelle")] }), constraint)).toBe("unknown");
  });
});

describe("exclusions", () => {
  test.each<[string, Partial<Place>, Constraint, string]>([
    ["its first cuisine", { cuisines: ["Sushi", "Japanese"] }, not("cuisine", "Sushi"), "unmet"],
    ["a narrower one", { cuisines: ["Oaxacan"] }, not("cuisine", "Mexican"), "unmet"],
    ["the nation behind a kind of venue", { cuisines: ["Pizza", "Italian"] }, not("cuisine", "Italian"), "unmet"],
    ["its name", { name: "Sushi Sam", cuisines: ["Japanese", "Sushi"] }, not("cuisine", "Sushi"), "unmet"],
    [
      "the start of its summary",
      { cuisines: ["Californian", "Pizza"], editorialSummary: "A pizza parlor, with salads." },
      not("cuisine", "Pizza"),
      "unmet",
    ],
    [
      "all that it is known for",
      { cuisines: ["Japanese"], dishes: [dish("nigiri")] },
      not("cuisine", "Sushi"),
      "unmet",
    ],
    [
      "not one dish of several",
      { cuisines: ["Japanese"], dishes: [dish("nigiri"), dish("udon"), dish("tempura")] },
      not("cuisine", "Sushi"),
      "unknown",
    ],
    ["not a third cuisine", { cuisines: ["Burmese", "Thai", "Chinese"] }, not("cuisine", "Chinese"), "unknown"],
    ["not another cuisine", { cuisines: ["Izakaya"] }, not("cuisine", "Sushi"), "met"],
    ["not the family of its venue", { cuisines: ["Barbecue", "Korean"] }, not("cuisine", "American"), "unknown"],
  ])("a cuisine is excluded by what a place mainly is: %s", (_by, facts, constraint, verdict) => {
    expect(evaluateConstraint(place(facts), constraint)).toBe(verdict);
  });

  test("what people avoid for faith stays unknown until the kitchen says so", () => {
    expect(evaluateConstraint(place({ dishes: [dish("char siu")] }), not("dish", "pork"))).toBe("unmet");
    expect(evaluateConstraint(place({}), not("dish", "pork"))).toBe("unknown");
    expect(evaluateConstraint(place({ diets: ["halal"] }), not("dish", "pork"))).toBe("met");
    expect(evaluateConstraint(place({ diets: ["vegetarian"], dishes: [dish("carnitas")] }), not("dish", "pork"))).toBe(
      "unmet",
    );
  });

  test("what is avoided for faith or health is looked for in notes, too", () => {
    const noted = place({ notes: [{ about: "order", text: "the crisp pork belly with basil comes first" }] });
    expect(evaluateConstraint(noted, not("dish", "pork"))).toBe("unmet");
    expect(evaluateConstraint(place({ dishes: [dish("margherita pizza")] }), not("dish", "cheese"))).toBe("unmet");
    expect(evaluateConstraint(place({ cuisines: ["Ethiopian", "Vegetarian"] }), not("dish", "beef"))).toBe("unknown");
  });

  test("not too loud is met by a quiet room, broken by a loud one, unknown for a lively one", () => {
    const constraint = not("vibe", "loud");
    expect(evaluateConstraint(place({ vibes: ["quiet"] }), constraint)).toBe("met");
    expect(evaluateConstraint(place({ vibes: ["loud"] }), constraint)).toBe("unmet");
    expect(evaluateConstraint(place({ vibes: ["lively"] }), constraint)).toBe("unknown");
    expect(evaluateConstraint(place({}), constraint)).toBe("unknown");
  });

  test("a name leaves out the place that bears it, not one that shares letters", () => {
    expect(evaluateConstraint(place({ name: "Zuni Café" }), not("name", "Zuni"))).toBe("unmet");
    expect(evaluateConstraint(place({ name: "Zunino's" }), not("name", "Zuni"))).toBe("met");
  });
});

describe("facts", () => {
  test.each<[Partial<Place>, Constraint, string]>([
    [{ priceLevel: null }, want("price", "1"), "unknown"],
    [{ priceLevel: 2 }, want("price", "1", "2"), "met"],
    [{ priceLevel: 3 }, want("price", "1", "2"), "unmet"],
    [{ neighbourhood: "the Mission" }, want("area", "Mission"), "met"],
    [{ neighbourhood: null }, want("area", "Mission"), "unknown"],
    [{ city: "Peninsula", neighbourhood: "Downtown Palo Alto", town: "Palo Alto" }, want("area", "Palo Alto"), "met"],
    [{}, want("diet", "vegan"), "unknown"],
    [{ cuisines: ["Vegan"] }, want("diet", "vegetarian"), "met"],
    [{ cuisines: ["Vegan"], dishes: [dish("mushroom cheeseburger")] }, want("dish", "beef"), "unmet"],
    [{ features: ["late-kitchen"] }, want("meal", "late-night"), "met"],
    [{ meals: ["breakfast", "lunch"] }, want("meal", "late-night"), "unmet"],
    [{ meals: ["dinner"] }, want("meal", "late-night"), "unknown"],
    [{ meals: ["dinner"] }, want("meal", "brunch"), "unmet"],
    [{ meals: ["lunch", "dinner"] }, want("meal", "brunch"), "unknown"],
    [{ features: ["garden"] }, want("feature", "patio"), "met"],
    [{ features: ["no-reservations"] }, want("feature", "reservations"), "unmet"],
    [{ features: ["wine-list"] }, want("goodFor", "wine"), "met"],
    [{ features: ["chain"] }, not("feature", "chain"), "unmet"],
    [{}, not("feature", "chain"), "met"],
    [{ room: "a tiki bar under nets" }, want("keyword", "tiki"), "met"],
    [{ notes: [{ about: "room", text: "a tiki bar hides behind the dining room" }] }, want("keyword", "tiki"), "met"],
    [{ room: "a room without tiki" }, want("keyword", "tiki"), "unknown"],
    [{}, not("keyword", "tiki"), "unknown"],
    [{ foundedIn: 1937 }, want("keyword", "founded before 1960"), "met"],
    [{ priceLevel: 1 }, want("keyword", "fine dining"), "unmet"],
    [{ priceLevel: 1, vibes: ["divey"] }, not("keyword", "hole in the wall"), "unmet"],
    [{ notes: [{ about: "know", text: "the heated patio fills first" }] }, want("feature", "patio"), "met"],
    [{ notes: [{ about: "know", text: "no reservations are taken" }] }, want("feature", "reservations"), "unmet"],
    [{ notes: [{ about: "cooking", text: "the kitchen is strictly halal" }] }, want("diet", "halal"), "met"],
    [{ notes: [{ about: "know", text: "the meat is not halal" }] }, want("diet", "halal"), "unmet"],
    [{ cuisines: ["Pakistani"] }, want("diet", "halal"), "unknown"],
    [
      { cuisines: ["Deli"], dishes: [{ name: "brisket", detail: "cured in kosher salt" }] },
      want("diet", "kosher"),
      "unknown",
    ],
    [{ cuisines: ["South Indian"] }, want("diet", "vegetarian"), "unknown"],
    [{ cuisines: ["Indian", "Vegetarian"] }, want("diet", "jain"), "unknown"],
  ])("%j", (facts, constraint, verdict) => {
    expect(evaluateConstraint(place(facts), constraint)).toBe(verdict);
  });

  test("any of several values satisfies a constraint", () => {
    expect(evaluateConstraint(place({ cuisines: ["Thai"] }), want("cuisine", "Burmese", "Thai"))).toBe("met");
    expect(evaluateConstraint(place({ cuisines: ["Thai"] }), not("cuisine", "Burmese", "Thai"))).toBe("unmet");
  });
});

test("hard constraints must be met; hard exclusions must not be known to be broken", () => {
  expect(meetsHardConstraints(place({}), [want("diet", "vegan")])).toBe(false);
  expect(meetsHardConstraints(place({}), [not("dish", "pork")])).toBe(true);
  expect(meetsHardConstraints(place({ dishes: [dish("bacon")] }), [not("dish", "pork")])).toBe(false);
  expect(meetsHardConstraints(place({}), [{ ...want("diet", "vegan"), isHard: false }])).toBe(true);
});

test.each<[Partial<Place>, Constraint, boolean]>([
  [{ room: "a low room down the stairs" }, want("feature", "step-free"), false],
  [{ room: "a low room down the stairs" }, want("keyword", "wheelchair"), false],
  [{}, want("feature", "step-free"), true],
  [{ meals: ["breakfast", "lunch"] }, { ...want("meal", "dinner"), isHard: false }, false],
  [{ meals: [] }, { ...want("meal", "dinner"), isHard: false }, true],
  [{}, want("diet", "diabetic"), true],
  [{ cuisines: ["Donuts"] }, want("diet", "diabetic"), false],
])("what somebody can't do without excludes the places that lack it, hard or not: %j, %j", (facts, need, isMet) => {
  const ways = need.field === "meal" ? [false] : [true, false];
  for (const isHard of ways) expect(meetsHardConstraints(place(facts), [{ ...need, isHard }])).toBe(isMet);
});

test.each<[Constraint, string]>([
  [want("area", "Outer Sunset"), "Outer Sunset"],
  [not("cuisine", "Sushi"), "no sushi"],
  [want("price", "1", "2"), "up to $$"],
  [want("price", "3", "4"), "$$$ and up"],
  [want("price", "2"), "$$"],
  [want("dish", "handmade pasta"), "handmade pasta"],
  [want("vibe", "quiet"), "quiet"],
  [not("vibe", "loud"), "not too loud"],
  [want("goodFor", "date"), "good for a date"],
  [not("feature", "chain"), "no chains"],
  [want("cuisine", "Thai", "Ramen"), "Thai or ramen"],
])("a constraint is described as %#", (constraint, label) => {
  expect(describeConstraint(constraint)).toBe(label);
});

test.each([
  [{}, "met"],
  [{ dishes: [dish("grilled zorblat")] }, "unmet"],
  [{ notes: [{ about: "story" as const, text: "the first owner sold zorblat from a cart" }] }, "unknown"],
])("refused words that the vocabulary doesn't know are, of %j, %s", (facts, verdict) => {
  expect(evaluateConstraint(place(facts), not("dish", "zorblat"))).toBe(verdict);
});

test("a food that is refused for taste as often as for health is hidden nowhere unless it is a danger", () => {
  const manju = place({ dishes: [dish("strawberry mochi")] });
  expect(evaluateConstraint(manju, not("dish", "rice"))).toBe("met");
  expect(evaluateConstraint(manju, { ...not("dish", "rice"), isDanger: true })).toBe("unmet");
});

test("a green onion is no dish of greens", () => {
  const seen = (name: string) => evaluateConstraint(place({ dishes: [dish(name)] }), want("dish", "vegetables"));
  expect(seen("flatbread with green onion")).toBe("unknown");
  expect(seen("braised greens")).toBe("met");
});

test("a house of sweets keeps no diet without sugar, unless it says so", () => {
  const parlor = place({ cuisines: ["Ice Cream"] });
  expect(evaluateConstraint(parlor, want("diet", "diabetic"))).toBe("unmet");
  expect(
    evaluateConstraint(
      place({ ...parlor, editorialSummary: "Half the case is sugar-free." }),
      want("diet", "sugar-free"),
    ),
  ).toBe("met");
  expect(evaluateConstraint(place({}), want("diet", "diabetic"))).toBe("unknown");
});

test("a place whose meals are known doesn't serve the others; brunch and late hours may not have been noted", () => {
  const evenings = place({ meals: ["dinner"] });
  expect(evaluateConstraint(evenings, want("meal", "lunch"))).toBe("unmet");
  expect(evaluateConstraint(evenings, want("meal", "late-night"))).toBe("unknown");
  expect(evaluateConstraint(place({ meals: ["brunch"] }), want("meal", "breakfast"))).toBe("unknown");
  expect(evaluateConstraint(place({ meals: [] }), want("meal", "dinner"))).toBe("unknown");
});

describe("diets of those who eat no meat", () => {
  const against = [dish("hot dog", "with sliced onion"), dish("griot pork")];
  test.each<[string, Partial<Place>, string]>([
    ["most of its dishes are meat", { dishes: [...against, dish("plantains")] }, "unmet"],
    ["few of them are", { dishes: [dish("griot pork"), dish("plantains"), dish("rice"), dish("slaw")] }, "unknown"],
    ["it cooks for vegetarians", { dishes: against, diets: ["vegetarian"] }, "unknown"],
    ["no dish is known", { dishes: [] }, "unknown"],
  ])("%s", (_, facts, verdict) => {
    expect(evaluateConstraint(place(facts), want("diet", "Jain"))).toBe(verdict);
  });
});

test("that children may sit outside is no proof that they are welcome", () => {
  expect(judgeConstraint(place({ goodFor: ["kids"], features: ["patio"] }), want("goodFor", "kids")).facts()).toEqual([
    { kind: "listed", list: "goodFor", values: ["kids"] },
  ]);
});
