import { expect, test } from "vitest";
import type { Constraint, Place, PromptReading } from "@/lib/contracts/stages";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { wishChanges } from "./wish-changes";

const PROMPT = "cheap Mexican in the Mission, vegan, no nuts";
const reading = (label: string, more: Partial<PromptReading> = {}): PromptReading => ({
  quote: label,
  start: 0,
  role: "want",
  type: "cuisine",
  outcome: "judged",
  label,
  ...more,
});
const wish = (field: Constraint["field"], value: string, more: Partial<Constraint> = {}): Constraint =>
  makeConstraint({ field, values: [value], label: value, ...more });
const mexican = wish("cuisine", "Mexican");
const mission = wish("area", "Mission");
const cheap = wish("price", "1", { label: "cheap" });

const changesFor = (places: Place[], constraints: Constraint[], readings: PromptReading[], corrections = []) =>
  wishChanges(
    { city: "San Francisco", prompt: PROMPT, corrections, idea: scriptedIdea({ constraints, readings }), places },
    3,
  );
const three = (place: Partial<Place>) => [1, 2, 3].map(() => makePlace({ cuisines: ["Mexican"], ...place }));

test("a wider area comes first, then a looser wish, each with how many places that opens", () => {
  const places = [...three({ priceLevel: 1 }), ...three({ neighbourhood: "Mission", priceLevel: 4 })];
  const readings = [reading("cheap", { type: "price" }), reading("Mexican"), reading("Mission", { type: "area" })];
  expect(changesFor(places, [mexican, cheap, mission], readings)).toEqual([
    {
      kind: "wider area",
      label: "Anywhere in San Francisco",
      placeCount: 3,
      wish: { city: "San Francisco", prompt: PROMPT, corrections: [{ quote: "Mission", role: "background" }] },
    },
    expect.objectContaining({ kind: "looser wish", label: "Without “cheap”", placeCount: 3 }),
  ]);
});

test("only what opens three places is offered, two wishes where no single one is enough", () => {
  const readings = [reading("cheap", { type: "price" }), reading("Mexican"), reading("Mission", { type: "area" })];
  expect(changesFor(three({}).slice(1), [mexican, mission], readings)).toEqual([]);
  expect(changesFor(three({ priceLevel: 4 }), [mexican, cheap, mission], readings)).toMatchObject([
    { kind: "looser wish", label: "Anywhere in San Francisco, without “cheap”", placeCount: 3 },
  ]);
});

test("a danger, a diet and a refusal are never offered, nor words that they share", () => {
  const nuts = wish("dish", "peanut", { isNegated: true, isDanger: true, label: "no nuts" });
  const vegan = wish("diet", "vegan");
  const noSushi = wish("cuisine", "Sushi", { isNegated: true, label: "no sushi" });
  const satay = three({ dishes: [{ name: "peanut mole", detail: null }] });
  const readings = [
    reading("Mexican"),
    reading("no nuts", { role: "danger", type: "allergen" }),
    reading("vegan", { type: "diet" }),
    reading("no sushi", { role: "avoid" }),
  ];
  expect(changesFor(satay, [mexican, nuts], readings)).toEqual([]);
  expect(changesFor(three({}), [mexican, vegan], readings)).toEqual([]);
  expect(changesFor(three({ cuisines: ["Mexican", "Sushi"] }), [mexican, noSushi], readings)).toEqual([]);
  const cheapNuts = [
    reading("Mexican"),
    reading("cheap"),
    reading("no cheap nuts", { quote: "no cheap nuts", role: "danger" }),
  ];
  expect(changesFor(three({ priceLevel: 4 }), [mexican, cheap], cheapNuts)).toEqual([]);
});

test("the food is kept, unless something else is needed of a place", () => {
  const quiet = wish("vibe", "quiet", { isHard: false });
  const patio = wish("feature", "patio");
  const readings = [reading("Mexican"), reading("quiet", { type: "vibe" }), reading("patio", { type: "feature" })];
  const others = three({ cuisines: ["Thai"], vibes: ["quiet"], features: ["patio"] });
  expect(changesFor(others, [mexican, quiet], readings)).toEqual([]);
  expect(changesFor(others, [mexican, patio], readings)).toMatchObject([{ label: "Without “Mexican”" }]);
});

test("where no two are enough, as few more as it takes are left out, and the food is kept", () => {
  const [brunch, patio] = [wish("meal", "brunch"), wish("feature", "patio")];
  const readings = [
    reading("cheap", { type: "price" }),
    reading("Mexican"),
    reading("Mission", { type: "area" }),
    reading("brunch", { type: "meal" }),
    reading("patio", { type: "feature" }),
  ];
  const constraints = [mexican, cheap, mission, brunch, patio];
  const open = three({ priceLevel: 4, meals: ["dinner"] });
  expect(changesFor(open, constraints, readings)).toMatchObject([{ placeCount: 3, wish: { prompt: PROMPT } }]);
  expect(changesFor(open, constraints, readings)[0]?.wish.corrections).not.toContainEqual(
    expect.objectContaining({ quote: "Mexican" }),
  );
  // Neither with another food nor without the diet.
  expect(changesFor(three({ priceLevel: 4, cuisines: ["Thai"] }), constraints, readings)).toEqual([]);
  expect(changesFor(open, [...constraints, wish("diet", "vegan")], readings)).toEqual([]);
});

test("the only thing that was asked for is never left out", () => {
  expect(changesFor(three({ cuisines: ["Thai"] }), [mexican], [reading("Mexican")])).toEqual([]);
});
