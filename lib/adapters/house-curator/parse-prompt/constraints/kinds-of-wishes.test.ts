import { expect, test } from "vitest";
import { readToLabels } from "../testing";

test.each([
  ["food like in Eastern Europe", "Eastern European"],
  ["slavic home cooking", "Eastern European"],
  ["food like in the Balkans", "Balkan"],
  ["Levantine dinner", "Levantine"],
  ["dishes from Latin America", "Latin American"],
  ["Central Asia on a plate", "Central Asian"],
  ["West Africa for dinner", "West African"],
  ["Baltic food", "Baltic"],
])("a region is read as its kitchens: %s", async (prompt, label) => {
  expect(await readToLabels(prompt)).toContain(label);
});

test.each([
  "Sunday walk in San Francisco, lunch",
  "a walk in the park then lunch",
  "walk in the Presidio then brunch",
  "a long walk in the Mission and tacos",
])("a walk books nothing: %s", async (prompt) => {
  expect(await readToLabels(prompt)).not.toContain("~no reservations");
});

test.each(["walk-in friendly sushi", "we'd like to walk in, sushi", "walk ins welcome, ramen"])(
  "who walks in has no table: %s",
  async (prompt) => {
    expect(await readToLabels(prompt)).toContain("~no reservations");
  },
);

test.each([
  "brunch without asking for a ramp",
  "no ramp needed at the door, thai",
  "a place that gets in with a wheelchair",
  "somewhere my mom gets in with a walking frame",
  "my dad uses a walker, dim sum",
  "grandma with a rollator, dinner",
  "mobility scooter friendly, thai",
  "we have a stroller, brunch",
])("wheels and frames need a step-free way in: %s", async (prompt) => {
  expect(await readToLabels(prompt)).toContain("~a step-free entrance");
});

test.each(["got dumped, need ice cream", "bad day, need noodles", "need cheering up", "just broke up, dinner alone"])(
  "who feels low is comforted: %s",
  async (prompt) => {
    expect(await readToLabels(prompt)).toContain("~comfort food");
  },
);
