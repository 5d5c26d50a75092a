import { expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { describeFacts } from "./describe-facts";
import { judgeConstraint } from "./evaluate-constraint";

/** "quiet: met (it is noted as quiet)" without the label. */
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
  ["a cuisine", one("cuisine", "Korean"), { cuisines: ["Korean"] }, "met: its kitchen is listed as Korean"],
  ["another cuisine", one("cuisine", "Korean"), { cuisines: ["Thai"] }, "unmet: its kitchen is listed as Thai"],
  ["a cuisine by its dish", one("cuisine", "Pizza"), dish("white pizza"), "met: it serves white pizza"],
  [
    "a wider cuisine",
    one("cuisine", "Cantonese"),
    { cuisines: ["Chinese"] },
    "unknown: its kitchen is listed as Chinese; no source names Cantonese",
  ],
  ["a dish", one("dish", "pho"), dish("beef pho"), "met: it serves beef pho"],
  [
    "a dish in a note",
    one("dish", "pho"),
    note("there is pho on Sundays"),
    "met: a note says “there is pho on Sundays”",
  ],
  ["a food of a dish", one("dish", "lamb"), dish("hand pie", "with lamb"), "met: it serves hand pie, “with lamb”"],
  ["no such dish", one("dish", "trombones"), {}, "unmet: no source names trombones"],
  ["a taste", no("dish", "lamb"), {}, "met: no source names lamb"],
  ["a taste that it has", no("dish", "lamb"), dish("lamb chops"), "unmet: it serves lamb chops"],
  ["a danger", no("dish", "peanut", true), {}, "unknown: no source rules out peanut"],
  [
    "a danger in a dish",
    no("dish", "egg", true),
    dish("carbonara"),
    "unmet: it serves carbonara, which holds egg as a rule",
  ],
  ["a danger in a note", no("dish", "walnut", true), note("walnut pesto"), "unmet: a note says “walnut pesto”"],
  ["a diet", one("diet", "vegan"), { diets: ["vegan"] }, "met: it is listed for vegan food"],
  [
    "a diet that is denied",
    one("diet", "vegan"),
    note("nothing vegan here"),
    "unmet: a note says “nothing vegan here”",
  ],
  ["a diet without a source", one("diet", "vegan"), {}, "unknown: no source tells its diets"],
  [
    "a diet beside another",
    one("diet", "vegan"),
    { diets: ["halal"] },
    "unknown: it is listed for halal food; no source tells of vegan food",
  ],
  [
    "a mood that the room shows",
    one("vibe", "quiet"),
    { vibes: ["quiet"], room: "hushed, with one long bench" },
    "met: its room is described as “hushed, with one long bench”; it is noted as quiet",
  ],
  ["a mood", one("vibe", "quiet"), { vibes: ["quiet"] }, "met: it is noted as quiet"],
  ["the contrary mood", one("vibe", "quiet"), { vibes: ["lively"] }, "unmet: it is noted as lively"],
  ["an unknown mood", one("vibe", "quiet"), {}, "unknown: no source calls it quiet"],
  ["not too loud", no("vibe", "loud"), { vibes: ["lively"] }, "unknown: it is noted as lively"],
  ["a price", one("price", "1"), { priceLevel: 3 }, "unmet: $$$"],
  ["a price that nobody tells", one("price", "1"), { priceLevel: null }, "unknown: no source tells its prices"],
  ["an area", one("area", "Mission"), { neighbourhood: "North Beach" }, "unmet: it is in North Beach"],
  ["no area", one("area", "Mission"), { neighbourhood: null }, "unknown: no source tells its part of town"],
  ["an occasion", one("goodFor", "date"), { goodFor: ["first-date"] }, "met: it is noted as good for a first date"],
  ["an unknown occasion", one("goodFor", "groups"), {}, "unknown: no source calls it good for a group"],
  ["a meal", one("meal", "brunch"), { meals: ["dinner"] }, "unmet: it is listed for dinner"],
  ["an unknown meal", one("meal", "brunch"), {}, "unknown: no source tells its meals"],
  ["a feature", one("feature", "reservations"), { features: ["no-reservations"] }, "unmet: it takes no reservations"],
  ["a patio", one("feature", "patio"), { features: ["garden"] }, "met: it has a garden"],
  ["an unknown feature", one("feature", "patio"), {}, "unknown: no source tells of outdoor seating"],
  ["no chain", no("feature", "chain"), {}, "met: it is not marked as a chain"],
  ["a name", no("name", "Zuni"), { name: "Koi Palace" }, "met: its name is Koi Palace"],
  [
    "a landmark",
    one("landmark", "Oracle Park"),
    { latitude: 37.7786, longitude: -122.3893, hasApproximateCoordinates: true },
    "met: roughly under 0.1 km from Oracle Park, by an approximate position",
  ],
  [
    "a landmark without a position",
    one("landmark", "Oracle Park"),
    { latitude: 0, longitude: 0 },
    "unknown: no source tells its position",
  ],
  ["an age", one("keyword", "founded before 1960"), { foundedIn: 1937 }, "met: open since 1937"],
  ["an unknown age", one("keyword", "new"), {}, "unknown: no source tells when it opened"],
  ["a rating", one("keyword", "best"), { rating: 4.62, userRatingCount: 1234 }, "met: rated 4.6 of 5 by 1,234"],
  [
    "a keyword",
    one("keyword", "accordion"),
    note("an accordion on Fridays"),
    "met: a note says “an accordion on Fridays”",
  ],
  ["an unknown keyword", one("keyword", "accordion"), {}, "unknown: no source names accordion"],
])("%s names what it rests on", (_, constraint, place, expected) => expect(told(constraint, place)).toBe(expected));

test("alternatives that share a list or a silence are told once", () => {
  expect(told({ field: "vibe", values: ["quiet", "cosy"] }, {})).toBe("unknown: no source calls it quiet or cosy");
  expect(told({ field: "cuisine", values: ["Korean", "Thai"] }, { cuisines: ["French"] })).toBe(
    "unmet: its kitchen is listed as French",
  );
});

test("of a text, the sentence that decides is quoted, without what it denies", () => {
  const about = "There is no fireplace by the door. The fireplace is in the back.";
  expect(told(one("keyword", "fireplace"), { editorialSummary: about })).toContain("The fireplace is in the back");
});
