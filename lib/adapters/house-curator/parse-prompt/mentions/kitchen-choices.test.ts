import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";

async function labelsOf(prompt: string): Promise<string[]> {
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  if (idea.kind === "refused") throw new Error(idea.message);
  return idea.constraints.map(({ label }) => label);
}

test.each([
  ["vegan or thai", ["vegan or Thai"]],
  ["thai or vegan", ["Thai or vegan"]],
  ["tacos or vegan", ["tacos or vegan"]],
  ["vegetarian or indian", ["vegetarian or Indian"]],
  ["sushi, thai or vegan", ["sushi, Thai, or vegan"]],
])("a diet is a kitchen in a choice between kitchens: %s", async (prompt, labels) => {
  expect(await labelsOf(prompt)).toEqual(labels);
});

test.each([
  ["vegan or vegetarian thai", ["vegan or vegetarian", "Thai"]],
  ["thai or vegan burgers", ["vegan", "Thai or burgers"]],
  ["my wife is vegan, thai or ethiopian", ["vegan", "Thai or Ethiopian"]],
  ["my wife is vegan or thai", ["vegan", "Thai"]],
  ["thai, vegan", ["vegan", "Thai"]],
  ["vegan or tacos for my vegan friend", ["vegan", "vegan or tacos"]],
])("a diet that somebody keeps stays one: %s", async (prompt, labels) => {
  expect(await labelsOf(prompt)).toEqual(labels);
});
