import { expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { noMatchMessage } from "./no-match-message";

const wish = (field: Constraint["field"], value: string, more: Partial<Constraint> = {}): Constraint =>
  makeConstraint({ field, values: [value], label: value, ...more });
const messageFor = (places: Place[], constraints: Constraint[]): string =>
  noMatchMessage(
    "Berkeley",
    constraints.map(({ label }) => label),
    { places, constraints },
  );

const kosher = wish("diet", "kosher");
const vegan = wish("diet", "vegan");
const mission = wish("area", "Mission");
const brunch = wish("meal", "brunch");
const cheap = wish("price", "1");
const mexican = wish("cuisine", "Mexican");

test("of many wishes, it names only those that stand against each other", () => {
  const places = [
    makePlace({ diets: ["vegan"], meals: ["brunch"], priceLevel: 1 }),
    makePlace({ neighbourhood: "Mission", meals: ["brunch"], priceLevel: 1 }),
  ];
  expect(messageFor(places, [vegan, mission, brunch, cheap])).toBe(
    "Nobody in Berkeley that we know of fits “vegan” and “Mission”. Without “Mission”, 1 place fits.",
  );
});

test("where no single wish is enough, it names two to leave out", () => {
  const places = [makePlace({ cuisines: ["Mexican"] }), makePlace({ cuisines: ["Mexican"] })];
  expect(messageFor(places, [mexican, mission, brunch])).toBe(
    "Nobody in Berkeley that we know of fits “Mission” and “brunch”. Without both, 2 places fit the rest.",
  );
});

test("a diet of choice is given up only where nothing else helps", () => {
  const places = [makePlace({ diets: ["vegan"] }), makePlace({ diets: ["vegan"] })];
  expect(messageFor(places, [kosher, vegan])).toBe(
    "Nobody in Berkeley that we know of fits “kosher”. Without it, 2 places fit the rest.",
  );
});

test("a danger, or a diet for somebody's health, is never proposed to be left out", () => {
  const nuts = wish("dish", "peanut", { isNegated: true, isDanger: true, label: "no peanut" });
  const satay = makePlace({ cuisines: ["Mexican"], dishes: [{ name: "peanut mole", detail: null }] });
  expect(messageFor([satay], [mexican, cheap, nuts])).not.toContain("Without");
  const glutenFree = wish("diet", "gluten-free");
  expect(messageFor([makePlace({ cuisines: ["Mexican"] })], [mexican, glutenFree])).toBe(
    "Nobody in Berkeley that we know of fits “gluten-free”. Try another city, or one wish fewer.",
  );
});

test("the only thing that was asked for is never proposed to be left out", () => {
  const noBeef = wish("dish", "beef", { isNegated: true, label: "no beef" });
  expect(messageFor([makePlace()], [mexican, noBeef])).toBe(
    "Nobody in Berkeley that we know of fits “Mexican”. Try another city, or one wish fewer.",
  );
});

test("a closed place opens no way", () => {
  const closed = makePlace({ cuisines: ["Mexican"], status: "closed" });
  expect(messageFor([closed], [mexican, mission])).toBe(
    "Nobody in Berkeley that we know of fits “Mexican” and “Mission”. Try a wider area, or one wish fewer.",
  );
});
