import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";
import { readToLabels } from "../testing";

test.each([
  ["vegetarian place where my meat eating boyfriend won't complain", ["vegetarian", "~meat"]],
  ["vegetarian for my husband who loves steak", ["vegetarian", "~steak"]],
  ["vegan place my steak-obsessed boss would enjoy", ["vegan", "~steak"]],
  ["veggie spot, my dad is a bacon fanatic", ["vegetarian", "~pork"]],
  ["plant-based, and my friend who only eats chicken should be happy", ["vegan", "~chicken"]],
  ["vegan burgers", ["vegan", "burgers"]],
  ["vegetarian, and I love sushi", ["vegetarian", "sushi"]],
])("what the company would eat against the diet of all is no requirement: %s", async (prompt, labels) => {
  expect(await readToLabels(prompt)).toEqual(labels);
});

test.each([
  ["vegetarian no meat no fish", ["vegetarian"]],
  ["vegetarian, no meat, fish or chicken", ["vegetarian"]],
  ["vegan no egg no dairy", ["vegan"]],
  ["vegan, without cheese or eggs", ["vegan"]],
])("a diet implies the refusals of what it rules out: %s", async (prompt, labels) => {
  expect(await readToLabels(prompt)).toEqual(labels);
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  expect(idea.kind === "idea" && idea.readings?.every(({ label }) => label === labels[0])).toBe(true);
});

test.each([
  ["vegetarian but allergic to fish", "no fish"],
  ["vegetarian, no dairy", "no dairy"],
  ["vegetarian, no onion", "~no onion"],
])("it implies no other, and none that makes ill: %s", async (prompt, label) => {
  expect(await readToLabels(prompt)).toContain(label);
});

test.each([
  ["pure veg indian", ["vegetarian", "Indian", "~lacto-vegetarian"]],
  ["veg food", ["vegetarian"]],
  ["lots of veg", ["vegetables"]],
])("veg is a diet, and vegetables: %s", async (prompt, labels) => {
  expect(await readToLabels(prompt)).toEqual(labels);
});
