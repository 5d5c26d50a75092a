import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";

const readingOf = async (prompt: string) => {
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  if (idea.kind === "refused") throw new Error(idea.message);
  return idea;
};

test.each([
  ["a place where nobody will judge me for reading a book for three hours over one espresso", "espresso"],
  ["somewhere no one looks at you funny for ordering only dessert", "Dessert"],
  ["nobody stares when I eat oysters alone", "oysters"],
  ["dumplings where no one minds a screaming toddler", "Dumplings"],
  ["nobody rushes us out and we can linger over ramen", "Ramen"],
  ["I don't want to dress up for good pasta", "pasta"],
])("a negation that belongs to people refuses no food: %s", async (prompt, food) => {
  const { constraints } = await readingOf(prompt);
  const foods = constraints.filter(({ field }) => field === "dish" || field === "cuisine");
  expect(foods.map(({ values, isNegated }) => [values, isNegated])).toEqual([[[food], false]]);
});

test("one that belongs to the food still refuses it", async () => {
  const { constraints } = await readingOf("no one eats pork, dumplings for six");
  expect(constraints).toContainEqual(expect.objectContaining({ values: ["pork"], isNegated: true }));
});

test("hours that somebody stays are no question about when a place is open", async () => {
  const { unknowns } = await readingOf("reading a book for three hours over coffee");
  expect(unknowns).not.toContain("what is open at this hour");
});

test("who needs no reservation isn't told that a place takes them", async () => {
  const { constraints } = await readingOf("ramen, no reservations needed");
  expect(constraints.map(({ field }) => field)).not.toContain("feature");
});

test("a sum is told with the level that it is taken for", async () => {
  const { constraints } = await readingOf("dinner, under $60 a person");
  expect(constraints.find(({ field }) => field === "price")?.label).toBe("up to $$$ (our level for $60)");
});
