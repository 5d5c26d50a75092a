import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";

async function constraintsOf(prompt: string): Promise<string[]> {
  const idea = await parsePrompt({ city: "Oakland", prompt });
  if (idea.kind === "refused") throw new Error(idea.message);
  return idea.constraints
    .filter(({ field }) => field === "dish" || field === "diet" || field === "cuisine" || field === "vibe")
    .map(({ label, isHard, isDanger }) => `${isDanger ? "danger: " : isHard ? "" : "~"}${label}`);
}

test.each([
  ["vegan and meat lovers at same table oakland saturday group of 8", ["~something vegan", "~meat"]],
  ["dinner with a vegan and two meat eaters", ["~something vegan", "~meat"]],
  ["spot that meat lovers and vegetarians both like", ["~something vegetarian", "~meat"]],
  ["one vegan, one vegetarian and 3 meat eaters", ["~something vegan", "~something vegetarian", "~meat"]],
  ["half of us are vegan, half love steak", ["steak", "~something vegan"]],
  ["steak but my friend is vegan", ["steak", "~something vegan"]],
  ["barbecue, and one vegan among us", ["barbecue", "~something vegan"]],
  ["two vegans and two who need a burger", ["burgers", "~something vegan"]],
  ["my vegan sister and carnivore dad", ["meat", "~something vegan"]],
  ["dinner for two, I'm vegan and he wants a steak", ["steak", "~something vegan"]],
  ["I'm vegan, my husband isn't", ["~something vegan"]],
  ["I don't eat meat but my husband does", ["~something vegetarian"]],
  ["my mom doesn't eat meat, dad wants a steak", ["steak", "~something vegetarian"]],
  ["steak for me and something vegan for my wife", ["steak", "~something vegan"]],
  ["he wants a burger, I'm vegetarian", ["burgers", "~something vegetarian"]],
  ["both vegan and meat dishes please", ["meat", "~something vegan"]],
  ["vegan options where my dad can get a good steak", ["steak", "~something vegan"]],
  ["my wife is vegetarian and I'm a carnivore", ["meat", "~something vegetarian"]],
  [
    "me and 7 friends oakland saturday, one vegan one celiac 2 meat lovers, one allergic to shellfish, not too expensive",
    ["gluten-free", "danger: no shellfish", "~something vegan", "~meat"],
  ],
])("a kitchen has something for each of a party: %s", async (prompt, labels) => {
  expect(await constraintsOf(prompt)).toEqual(labels);
});

test.each([
  ["vegan steak", ["vegan", "steak"]],
  ["vegan barbecue", ["vegan", "barbecue"]],
  ["I'm vegan and I want a burger", ["vegan", "burgers"]],
  ["we're both vegan and want barbecue", ["vegan", "barbecue"]],
  ["my sister is vegan and she wants a burger", ["vegan", "~burgers"]],
  ["kosher-ish dinner", ["~kosher"]],
  ["a kosher dinner", ["kosher"]],
  ["we eat mostly vegan", ["~vegan"]],
  ["vegan place, no meat lovers here", ["vegan", "vegetarian"]],
  ["dinner for meat lovers", ["meat"]],
  ["peanut lovers with a nut allergy", ["danger: no nuts"]],
])("a wish for all is one: %s", async (prompt, labels) => {
  expect(await constraintsOf(prompt)).toEqual(labels);
});

test.each(["seafood lovers", "sushi lovers in oakland", "noodle lovers"])("%s love no one", async (prompt) => {
  expect(await constraintsOf(prompt)).not.toContain("~romantic");
  expect(await constraintsOf("two lovers, quiet dinner")).toContain("~romantic");
});
