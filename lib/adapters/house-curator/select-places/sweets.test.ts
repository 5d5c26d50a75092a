import { expect, test } from "vitest";
import { makePlace } from "@/lib/testing/make-place";
import { parsePrompt } from "../parse-prompt/parse-prompt";
import { sampleGuide } from "../testing/sample-guide";
import { isSweetForMeal } from "./sweets";

const bakery = makePlace({ cuisines: ["Bakery", "Breakfast"], dishes: [{ name: "morning bun", detail: null }] });

async function constraintsOf(prompt: string) {
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  if (idea.kind === "refused") throw new Error(idea.message);
  return idea.constraints;
}

test.each([
  ["dinner for twelve after a wake", true],
  ["a late lunch with colleagues", true],
  ["somewhere cheap in the Mission", true],
  ["a place to break up without making a scene", true],
  ["breakfast in the Mission", false],
  ["dessert after dinner", false],
  ["a picnic in Dolores Park", false],
  ["a morning bun", false],
  ["a bakery", false],
  ["somewhere fun with the kids", false],
  ["a cozy corner to read in", false],
])("for %s a bakery is beside the point: %s", async (prompt, isBeside) => {
  expect(isSweetForMeal(bakery, await constraintsOf(prompt))).toBe(isBeside);
});

test("a café may be sat in for something else than a meal", async () => {
  const cafe = makePlace({ cuisines: ["Coffee"] });
  expect(isSweetForMeal(cafe, await constraintsOf("a place to break up without making a scene"))).toBe(false);
  expect(isSweetForMeal(cafe, await constraintsOf("dinner in the Mission"))).toBe(true);
});

test("what serves meals is no sweet, whatever else it bakes", async () => {
  const bistro = makePlace({ cuisines: ["French", "Bakery"] });
  expect(isSweetForMeal(bistro, await constraintsOf("dinner"))).toBe(false);
});

test.each([["dinner for a wake: twelve people, plain food"], ["a place to break up without making a scene"]])(
  "a guide to %s has no ice cream and no cookies",
  async (prompt) => {
    const city = "San Francisco" as const;
    const idea = await parsePrompt({ city, prompt });
    if (idea.kind === "refused") throw new Error(idea.message);
    const guide = sampleGuide({ city, wish: prompt, idea, now: new Date("2026-11-26T16:00:00Z") });
    const kitchens = guide?.story.picks.map(({ place }) => place.cuisines[0]) ?? [];
    expect(kitchens.length).toBeGreaterThan(2);
    expect(kitchens).not.toContain("Ice Cream");
    expect(kitchens).not.toContain("Dessert");
  },
);

test("whoever asks for restaurants wants no tea house", async () => {
  const tea = makePlace({ cuisines: ["Tea"] });
  const prompt = "quiet restaurants for four retired professors";
  const constraints = await constraintsOf(prompt);
  expect(isSweetForMeal(tea, constraints, prompt)).toBe(true);
  expect(isSweetForMeal(tea, constraints, "somewhere quiet for four")).toBe(false);
  expect(isSweetForMeal(tea, constraints, "hungry after a workout, big portions, somewhere quiet")).toBe(true);
});
