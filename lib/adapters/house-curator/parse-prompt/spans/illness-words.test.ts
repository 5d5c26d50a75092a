import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";
import { readToLabels } from "../testing";
import { plainWords } from "../words/plain-words";
import { degreesOfIllness } from "./illness-words";

test.each([
  ["severe nut allergy, Thai food", ["Thai", "no nuts"]],
  ["bad peanut allergy", ["no nuts"]],
  ["extreme peanut allergy", ["no nuts"]],
  ["mild dairy allergy", ["no dairy"]],
  ["life-threatening sesame allergy", ["no sesame"]],
  ["really bad reaction to shrimp, noodles", ["noodles", "no shellfish"]],
  ["severe allergies to nuts and shellfish", ["no nuts", "no shellfish"]],
  ["big group with a serious sesame allergy", ["no sesame", "~good for a group"]],
])("how bad an allergy is names no food: %s", async (prompt, labels) => {
  expect(await readToLabels(prompt)).toEqual(labels);
});

test.each([
  "strong coffee, and a dairy allergy",
  "mild curry for somebody with a nut allergy",
  "super spicy Thai, shellfish allergy",
])("what is said of the food is no degree: %s", (prompt) => {
  expect(degreesOfIllness(prompt)).toEqual([]);
});

test.each(["allergies in the group, tapas", "lots of allergies, tapas", "severe allergies, tapas"])(
  "an allergy to nobody knows what is told: %s",
  async (prompt) => {
    const idea = await parsePrompt({ city: "San Francisco", prompt });
    expect(idea).toMatchObject({ constraints: [{ label: "tapas" }], unknowns: ["how a kitchen handles an allergy"] });
  },
);

test.each([
  ["celiac-safe", ["gluten-free"]],
  ["celiac-safe dinner for two", ["gluten-free", "~dinner", "~good for a date"]],
  ["coeliac safe pizza", ["gluten-free", "pizza"]],
  ["gluten-safe pasta", ["gluten-free", "pasta"]],
  ["dairy-safe desserts", ["dessert", "no dairy"]],
  ["nut-safe ice cream", ["ice cream", "no nuts"]],
  ["shellfish-safe sushi", ["sushi", "no shellfish"]],
  ["allergy-safe dining", ["~dedicated fryer"]],
])("who is safe there can't eat it: %s", async (prompt, labels) => {
  expect(await readToLabels(prompt)).toEqual(labels);
});

test("whether a food is safe is asked of the food", () => {
  expect(plainWords("is the fish safe for pregnancy").text).toBe("is the fish safe for pregnancy");
});
