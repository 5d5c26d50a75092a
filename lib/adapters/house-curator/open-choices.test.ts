import { expect, test } from "vitest";
import { openChoices, serves } from "./open-choices";
import { parsePrompt } from "./parse-prompt/parse-prompt";
import { sampleGuide } from "./testing/sample-guide";

async function guideTo(wish: string) {
  const city = "San Francisco" as const;
  const idea = await parsePrompt({ city, prompt: wish });
  if (idea.kind === "refused") throw new Error(idea.message);
  const guide = sampleGuide({ city, wish, idea, now: new Date("2026-11-26T16:00:00Z") });
  if (!guide) throw new Error("Nothing fits.");
  const places = guide.story.picks.map(({ place }) => place);
  return { ...guide, idea, places };
}

test.each([
  ["tacos or pho", ["tacos", "phở"], /tacos?\b.*phở/i],
  ["burritos or else pizza", ["burrito", "Pizza"], /burritos?\b.*pizza/i],
  ["ramen, or maybe thai", ["Ramen", "Thai"], /ramen\b.*thai/i],
  ["sushi or thai for dinner", ["Sushi", "Thai"], /sushi\b.*thai/i],
])("a guide to %s has both, each place either, and its title says so", async (wish, foods, said) => {
  const { title, places } = await guideTo(wish);
  for (const food of foods)
    expect(
      places.some((place) => serves(place, food)),
      food,
    ).toBe(true);
  expect(places.every((place) => foods.some((food) => serves(place, food)))).toBe(true);
  expect(title).toMatch(said);
});

test("a region of several kitchens, and a food that nobody has, leave no choice open", async () => {
  const { idea, places } = await guideTo("tacos or pho");
  expect(openChoices(idea, places)).toEqual([["tacos", "phở"]]);
  const withoutPho = places.filter((place) => !serves(place, "phở"));
  expect(openChoices(idea, withoutPho)).toEqual([]);
});
