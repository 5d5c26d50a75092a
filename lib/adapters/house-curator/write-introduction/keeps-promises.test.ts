import { expect, it } from "vitest";
import { makePlace } from "@/lib/testing/make-place";
import { parseConstraints } from "../testing/sample-prompts";
import { keepsPromises, tellsOfUnservedDinner } from "./keeps-promises";
import { isHad } from "./request-phrase";
import { wishKinds } from "./wish-kinds";

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
  ["g:quick-bite g:before-a-show", "Fast lunches for people with somewhere to be", false],
  ["g:business", "Lunch for clients who'd rather not discuss the contract", true],
  ["m:breakfast g:kids", "Before Bedtime", false],
  ["c:Breakfast g:kids", "Home by Bedtime", false],
  ["c:Breakfast", "Breakfast forgives whatever you did last night", true],
  ["m:dinner g:kids", "Before Bedtime", true],
  ["g:kids", "Before Bedtime", true],
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

const serving = (wish: string, ...meals: string[][]) => ({
  idea: story(wish).idea,
  picks: meals.map((each) => ({ place: makePlace({ meals: each }), evidence: [], reason: "", verdicts: [] })),
});

it.each([
  ["", [["dinner"], ["lunch"]], false],
  ["", [["dinner"], ["dinner"]], false],
  ["p:1", [["lunch", "dinner"]], false],
  ["m:dinner", [["dinner"], ["breakfast", "lunch"], ["dinner"], ["dinner"]], false],
  ["m:dinner", [["dinner"], []], true],
  ["g:birthday", [["dinner"]], true],
  ["g:birthday", [["lunch"]], false],
])("of a wish for “%s” with places that serve %s it may say dinner: %s", (wish, meals, may) => {
  expect(keepsPromises("San Francisco dinners, under a vault or on a stool", serving(wish, ...meals))).toBe(may);
});

it("tells of dinner only at places that may serve it", () => {
  const open = serving("", ["dinner"], ["lunch"]);
  const [bistro, counter] = open.picks;
  if (!bistro || !counter) throw new Error("no picks");
  expect(tellsOfUnservedDinner("Dinner at the bistro is long.", [bistro], open)).toBe(false);
  expect(tellsOfUnservedDinner("Dinner at the counter is short.", [counter], open)).toBe(true);
  expect(tellsOfUnservedDinner("A serious dinner protects the table.", [], open)).toBe(true);
  expect(tellsOfUnservedDinner("A serious table is set.", [], open)).toBe(false);
});

it("is named after wine where most places pour it, and after a birthday whatever they pour", () => {
  const pouring = (...goodFor: string[][]) => ({
    picks: goodFor.map((each) => ({ place: makePlace({ goodFor: each }), evidence: [], reason: "", verdicts: [] })),
  });
  const few = pouring([], ["wine"], []);
  expect([isHad("wine", few.picks), isHad("birthday", few.picks)]).toEqual([false, true]);
  expect(isHad("wine", pouring(["wine"], ["wine"], []).picks)).toBe(true);
});

it("is of the cheap kind where most places are", () => {
  const costing = (...levels: number[]) => ({
    prompt: "",
    idea: story("p:1,2").idea,
    picks: levels.map((priceLevel) => ({ place: makePlace({ priceLevel }), evidence: [], reason: "", verdicts: [] })),
  });
  expect(wishKinds(costing(1, 2, 3), [])).toContain("cheap");
  expect(wishKinds(costing(1, 3, 3), [])).not.toContain("cheap");
  // $$ may stand in for cheap, and doesn't make a title.
  const [cheap] = parseConstraints("p:1,2");
  const ideal = {
    ...costing(1, 2, 2),
    idea: { ...story("").idea, constraints: cheap ? [{ ...cheap, ideal: ["1"] }] : [] },
  };
  expect(wishKinds(ideal, [])).not.toContain("cheap");
});
