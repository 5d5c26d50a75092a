import { expect, test } from "vitest";
import { parse, readToLabels } from "../testing";

test.each([
  ["celiac pizza", ["gluten-free", "pizza"]],
  ["celiac pasta", ["gluten-free", "pasta"]],
  ["celiac wood-fired pizza", ["gluten-free", "pizza"]],
  ["celiac neapolitan pizza", ["gluten-free", "pizza"]],
  ["coeliac tacos", ["gluten-free", "tacos"]],
  ["celiac-safe fried chicken", ["gluten-free", "fried chicken"]],
])("a dish right after a diet is wanted as such: %s", async (prompt, labels) => {
  const read = await readToLabels(prompt);
  expect(read[0]).toBe(labels[0]);
  expect(read.filter((label) => label.startsWith("no "))).toEqual([]);
  expect(read.join()).toContain(labels[1]);
});

test("the rules alone read it so", async () => {
  const idea = await parse("celiac pasta");
  expect(idea.kind === "idea" && idea.constraints.filter(({ isNegated }) => isNegated)).toEqual([]);
});

test.each([
  ["I'm celiac, pasta is out", "no pasta"],
  ["celiac wheat barley rye", "no gluten"],
  ["celiac peanut allergy, thai food", "no nuts"],
  ["my celiac friend can't have soy sauce", "no soy"],
])("what makes ill stays refused: %s", async (prompt, label) => {
  expect((await readToLabels(prompt)).join()).toContain(label);
});
