import { expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makePlace } from "@/lib/testing/make-place";
import { evaluateConstraint } from "./evaluate-constraint";
import { meetsHardConstraints } from "./hard-constraints";

const heat = (isNegated: boolean): Constraint => ({
  field: "vibe",
  values: ["spicy"],
  isNegated,
  isHard: false,
  label: "spicy",
});
const noted = (text: string): Partial<Place> => ({ notes: [{ about: "know", text }] });
const dish = (name: string, detail: string | null = null) => ({ name, detail });

test.each<[string, Partial<Place>, "met" | "unmet" | "unknown", "met" | "unmet" | "unknown"]>([
  [
    "one hot dish of several",
    { dishes: [dish("spicy shrimp ramen"), dish("miso ramen"), dish("gyoza")] },
    "met",
    "unknown",
  ],
  ["most dishes hot", { dishes: [dish("wings", "marked as hot as the menu goes"), dish("tea")] }, "met", "unmet"],
  ["a kitchen that is hot by itself", { cuisines: ["Sichuan"] }, "met", "unmet"],
  ["a note against it", { notes: [{ about: "know", text: "flavors run sour more than hot" }] }, "unmet", "met"],
  ["nothing told", {}, "unknown", "unknown"],
  ["chiles on the wall", { room: "Braids of chiles and garlic hang on the walls" }, "unknown", "unknown"],
])("how hot a place cooks is told by its dishes and notes: %s", (_, facts, wanted, refused) => {
  expect(evaluateConstraint(makePlace(facts), heat(false))).toBe(wanted);
  expect(evaluateConstraint(makePlace(facts), heat(true))).toBe(refused);
});

test("$$ may be picked for cheap, and isn't ticked", () => {
  const cheap: Constraint = {
    field: "price",
    values: ["1", "2"],
    ideal: ["1"],
    isNegated: false,
    isHard: true,
    label: "cheap",
  };
  const verdicts = [1, 2, 3].map((priceLevel) => {
    const place = makePlace({ priceLevel });
    return [evaluateConstraint(place, cheap), meetsHardConstraints(place, [cheap])];
  });
  expect(verdicts).toEqual([
    ["met", true],
    ["unmet", true],
    ["unmet", false],
  ]);
});

test.each<[string, Partial<Place>, "met" | "unmet" | "unknown", "met" | "unmet" | "unknown"]>([
  ["a note that people hear each other", noted("an acoustic system keeps talk easy"), "met", "met"],
  ["a summary", { editorialSummary: "Fresh pasta, and corners where two people can talk." }, "met", "met"],
  ["a room", { room: "a hushed white room" }, "met", "met"],
  [
    "the same of a lively room",
    { ...noted("tables apart make conversation easy"), vibes: ["lively"] },
    "unknown",
    "unknown",
  ],
  ["a loud room", { ...noted("tables apart make conversation easy"), vibes: ["loud"] }, "unknown", "unmet"],
  ["a note that denies it", noted("brick walls keep the room not very hushed"), "unknown", "unknown"],
  ["romance and elegance", { vibes: ["romantic", "elegant"] }, "unknown", "met"],
])("how quiet a room is is told by its texts, too: %s", (_, facts, quiet, notLoud) => {
  const vibe = (value: string, isNegated: boolean): Constraint => ({
    ...heat(isNegated),
    values: [value],
    label: value,
  });
  expect(evaluateConstraint(makePlace(facts), vibe("quiet", false))).toBe(quiet);
  expect(evaluateConstraint(makePlace(facts), vibe("loud", true))).toBe(notLoud);
});
