import { expect, it } from "vitest";
import { makePlace } from "@/lib/testing/make-place";
import { parseConstraints } from "../testing/sample-prompts";
import { keepsPromises } from "./keeps-promises";

const story = (wish: string, ...features: string[][]) => ({
  idea: { kind: "idea" as const, title: "", angle: "", constraints: parseConstraints(wish), unknowns: [], size: 5 },
  picks: features.map((each) => ({ place: makePlace({ features: each }), evidence: [], reason: "", verdicts: [] })),
});

it("promises nothing that was asked for and that the guide says it doesn't know", () => {
  const unknown = story("f:parking", [], [], ["street-parking"]);
  expect(keepsPromises("Park the car and pick a table nearby", unknown)).toBe(false);
  expect(keepsPromises("What's cooking in this part of town", unknown)).toBe(true);
});

it("promises what most of the picks are known to have, and what nobody asked for", () => {
  const known = story("f:parking", ["street-parking"], ["parking"], []);
  expect(keepsPromises("Park the car and pick a table nearby", known)).toBe(true);
  expect(keepsPromises("Park the car and pick a table nearby", story("v:quiet", []))).toBe(true);
});

it.each([
  ["m:dinner", "Lunch for clients who'd rather not discuss the contract", false],
  ["m:dinner", "Breakfast or supper, phở makes sense", true],
  ["m:lunch", "A Night Out Is a Dinner", false],
  ["m:brunch", "San Francisco brunch for loud friends", true],
  ["g:business", "Lunch for clients who'd rather not discuss the contract", true],
])("of a wish for %s, %s names the meal that was asked for: %s", (wish, text, keeps) => {
  const idea = {
    kind: "idea" as const,
    title: "",
    angle: "",
    unknowns: [],
    size: 5,
    constraints: parseConstraints(wish),
  };
  expect(keepsPromises(text, { idea, picks: [] })).toBe(keeps);
});
