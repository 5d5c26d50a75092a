import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";

async function foodsOf(prompt: string): Promise<string[]> {
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  if (idea.kind === "refused") throw new Error(idea.message);
  return idea.constraints.filter(({ field }) => field === "dish" || field === "cuisine").map(({ label }) => label);
}

test.each([
  ["cant decide between mexican and thai", ["Mexican or Thai"]],
  ["torn between mexican and thai", ["Mexican or Thai"]],
  ["can't choose between pho and ramen", ["phở or ramen"]],
  ["undecided: burgers vs tacos", ["burgers or tacos"]],
  ["burgers vs. pizza", ["burgers or pizza"]],
  ["can't make up our minds between sushi, thai and tacos", ["sushi, Thai, or tacos"]],
  ["can't decide between pho and ramen, no pork", ["phở or ramen", "no pork"]],
  ["torn between ramen and pho but not udon", ["ramen or phở", "no udon"]],
])("what somebody can't decide between is wanted: %s", async (prompt, foods) => {
  expect(await foodsOf(prompt)).toEqual(foods);
});

test.each([
  ["can't eat thai or pho", ["no Thai", "no phở"]],
  ["neither sushi nor thai", ["no sushi", "no Thai"]],
  ["Thai, we can't pick peanuts", ["Thai", "no nuts"]],
  ["tacos, he can't decide to eat shrimp", ["tacos", "no shellfish"]],
  ["noodles, grandma can't agree with pork and beef", ["noodles", "something without pork", "something without beef"]],
  ["tacos, but she can't settle after shellfish", ["tacos", "no shellfish"]],
])("what somebody refuses is no choice: %s", async (prompt, foods) => {
  expect(await foodsOf(prompt)).toEqual(foods);
});
