import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";
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

test.each([
  "dinner overlooking the bay",
  "seafood that overlooks the ocean",
  "lunch looking out over the bay",
  "a bar that looks out on the city",
  "brunch looking out at the bridge",
  "restaurant facing the bay",
  "dinner with views over the bay",
])("what is looked out on is a view, and no region: %s", async (prompt) => {
  expect(await readToLabels(prompt)).toContain("~a view");
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  expect(JSON.stringify(idea)).not.toContain("rest of the Bay Area");
});

test("the bay is a region where the best of it is asked for", async () => {
  const idea = await parsePrompt({ city: "San Francisco", prompt: "best tacos in the bay" });
  expect(idea).toMatchObject({ unknowns: ["what the rest of the Bay Area has to offer"] });
});
