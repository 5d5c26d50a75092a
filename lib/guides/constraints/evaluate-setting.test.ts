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
