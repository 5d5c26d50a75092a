import { expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { describeFacts } from "./describe-facts";
import { judgeConstraint } from "./evaluate-constraint";

/** "quiet: we know it as quiet" without the label. */
function told(constraint: Partial<Constraint>, place: Partial<Place>): string {
  const { verdict, facts } = judgeConstraint(makePlace(place), makeConstraint(constraint));
  return `${verdict}: ${describeFacts(facts())}`;
}

const one = (field: Constraint["field"], value: string): Partial<Constraint> => ({ field, values: [value] });
const no = (field: Constraint["field"], value: string, isDanger = false): Partial<Constraint> => ({
  ...one(field, value),
  isNegated: true,
  isDanger,
});
const note = (text: string): Partial<Place> => ({ notes: [{ about: "cooking", text }] });
const dish = (name: string, detail: string | null = null): Partial<Place> => ({ dishes: [{ name, detail }] });

test.each<[string, Partial<Constraint>, Partial<Place>, string]>([
  ["a cuisine", one("cuisine", "Korean"), { cuisines: ["Korean"] }, "met: we list it under Korean"],
  ["another cuisine", one("cuisine", "Korean"), { cuisines: ["Thai"] }, "unmet: we list it under Thai"],
  ["a cuisine by its dish", one("cuisine", "Pizza"), dish("white pizza"), "met: it serves white pizza"],
  [
    "a wider cuisine",
    one("cuisine", "Cantonese"),
    { cuisines: ["Chinese"] },
    "unknown: we list it under Chinese; none of our sources names Cantonese",
  ],
  ["a dish", one("dish", "pho"), dish("beef pho"), "met: it serves beef pho"],
  [
    "a dish in a note",
    one("dish", "pho"),
    note("there is pho on Sundays"),
    "met: a note says “there is pho on Sundays”",
  ],
  ["a food of a dish", one("dish", "lamb"), dish("hand pie", "with lamb"), "met: it serves hand pie, “with lamb”"],
  ["no such dish", one("dish", "trombones"), {}, "unmet: none of our sources names trombones"],
  ["a taste", no("dish", "lamb"), {}, "met: none of our sources names lamb"],
  ["a taste that it has", no("dish", "lamb"), dish("lamb chops"), "unmet: it serves lamb chops"],
  ["a danger", no("dish", "peanut", true), {}, "unknown: none of our sources rules out peanut"],
  [
    "a danger in a dish",
    no("dish", "egg", true),
    dish("carbonara"),
    "unmet: it serves carbonara, which holds egg as a rule",
  ],
  ["a danger in a note", no("dish", "walnut", true), note("walnut pesto"), "unmet: a note says “walnut pesto”"],
  ["a diet", one("diet", "vegan"), { diets: ["vegan"] }, "met: our notes list vegan food"],
  [
    "a diet that is denied",
    one("diet", "vegan"),
    note("nothing vegan here"),
    "unmet: a note says “nothing vegan here”",
  ],
  ["a diet without a source", one("diet", "vegan"), {}, "unknown: none of our sources says which diets it cooks for"],
  [
    "a diet that we have no word for",
    one("diet", "soft food"),
    { diets: ["halal"] },
    "unknown: our notes list halal food; none of our sources mentions soft food",
  ],
  [
    "a diet beside another",
    one("diet", "vegan"),
    { diets: ["halal"] },
    "unknown: our notes list halal food; none of our sources mentions vegan food",
  ],
  [
    "a mood that the room shows",
    one("vibe", "quiet"),
    { vibes: ["quiet"], room: "hushed, with one long bench" },
    "met: its room is described as “hushed, with one long bench”; we know it as quiet",
  ],
  ["a mood", one("vibe", "quiet"), { vibes: ["quiet"] }, "met: we know it as quiet"],
  ["the contrary mood", one("vibe", "quiet"), { vibes: ["lively"] }, "unmet: we know it as lively"],
  ["an unknown mood", one("vibe", "quiet"), {}, "unknown: none of our sources calls it quiet"],
  ["not too loud", no("vibe", "loud"), { vibes: ["lively"] }, "unknown: we know it as lively"],
  ["a price", one("price", "1"), { priceLevel: 3 }, "unmet: its prices are $$$"],
  [
    "a price that nobody tells",
    one("price", "1"),
    { priceLevel: null },
    "unknown: none of our sources gives its prices",
  ],
  ["an area", one("area", "Mission"), { neighbourhood: "North Beach" }, "unmet: it is in North Beach"],
  [
    "no area",
    one("area", "Mission"),
    { neighbourhood: null },
    "unknown: none of our sources says which part of town it is in",
  ],
  ["an occasion", one("goodFor", "date"), { goodFor: ["first-date"] }, "met: we know it as good for a first date"],
  ["an unknown occasion", one("goodFor", "groups"), {}, "unknown: none of our sources calls it good for a group"],
  ["a meal", one("meal", "brunch"), { meals: ["dinner"] }, "unmet: it serves dinner"],
  ["an unknown meal", one("meal", "brunch"), {}, "unknown: none of our sources says which meals it serves"],
  ["a feature", one("feature", "reservations"), { features: ["no-reservations"] }, "unmet: it takes no reservations"],
  ["a patio", one("feature", "patio"), { features: ["garden"] }, "met: it has a garden"],
  ["an unknown feature", one("feature", "patio"), {}, "unknown: none of our sources mentions outdoor seating"],
  ["no chain", no("feature", "chain"), {}, "met: nothing says that it is a chain"],
  ["a name", no("name", "Zuni"), { name: "Koi Palace" }, "met: its name is Koi Palace"],
  [
    "a landmark",
    one("landmark", "Oracle Park"),
    { latitude: 37.7786, longitude: -122.3893, hasApproximateCoordinates: true },
    "met: it is roughly under 0.1 mi from Oracle Park, by an approximate position",
  ],
  [
    "a landmark without a position",
    one("landmark", "Oracle Park"),
    { latitude: 0, longitude: 0 },
    "unknown: none of our sources gives its position",
  ],
  ["an age", one("keyword", "founded before 1960"), { foundedIn: 1937 }, "met: it has been open since 1937"],
  ["an unknown age", one("keyword", "new"), {}, "unknown: none of our sources says when it opened"],
  ["a rating", one("keyword", "best"), { rating: 4.62, userRatingCount: 1234 }, "met: it is rated 4.6 of 5 by 1,234"],
  [
    "a keyword",
    one("keyword", "accordion"),
    note("an accordion on Fridays"),
    "met: a note says “an accordion on Fridays”",
  ],
  ["an unknown keyword", one("keyword", "accordion"), {}, "unknown: none of our sources names accordion"],
])("%s names what it rests on", (_, constraint, place, expected) => expect(told(constraint, place)).toBe(expected));

test("alternatives that share a list or a silence are told once", () => {
  expect(told({ field: "vibe", values: ["quiet", "cosy"] }, {})).toBe(
    "unknown: none of our sources calls it quiet or cozy",
  );
  expect(told({ field: "cuisine", values: ["Korean", "Thai"] }, { cuisines: ["French"] })).toBe(
    "unmet: we list it under French",
  );
});

test("of a text, the sentence that decides is quoted, without what it denies", () => {
  const about = "There is no fireplace by the door. The fireplace is in the back.";
  expect(told(one("keyword", "fireplace"), { editorialSummary: about })).toContain("The fireplace is in the back");
});

test("of several landmarks, the nearest is told first", () => {
  const distance = (landmark: string, meters: number | null) =>
    ({ kind: "distance", landmark, meters, isApproximate: false }) as const;
  expect(describeFacts([distance("Glen Park", 1_127), distance("Balboa Park", 966)])).toBe(
    "it is 0.6 mi from Balboa Park; it is 0.7 mi from Glen Park",
  );
});
