import type { OccasionWords } from "./occasion-words";

/** Features and diets, said as occasions are. */
export const NEED_WORDS: Record<string, OccasionWords> = {
  patio: {
    heads: ["Out of Doors", "Coats On, Chairs Out", "Tables Outside"],
    tags: ["in the open air", "outside"],
    want: "a table outside",
  },
  "dogs-on-patio": {
    heads: ["The Dog Comes Too", "Leash Under the Table"],
    tags: ["with the dog", "for a table with a dog under it"],
    want: "a table outside with the dog",
  },
  "live-music": { heads: ["With the Band Playing"], tags: ["with music"], want: "dinner with music" },
  "wood-fired": {
    heads: ["By the Fire", "Smoke and Ember"],
    tags: ["from the fire"],
    want: "something from a wood fire",
  },
  "counter-seating": {
    heads: ["Counter Seats", "From the Stool"],
    tags: ["from a stool"],
    want: "a stool at a counter",
  },
  "late-kitchen": { heads: ["The Late Kitchen"], tags: ["for people still up"], want: "a late supper" },
  view: { heads: ["The Window Table"], tags: ["with a view"], want: "a table with a view" },
  garden: { heads: ["Under the Leaves"], tags: ["in a garden"], want: "a table in a garden" },
  vegetarian: {
    heads: ["The Green Half of the Menu", "No Meat Missed"],
    tags: ["for vegetarians", "for a table without meat"],
    want: "a vegetarian meal",
  },
  vegan: {
    heads: ["The Whole Plant", "Greens and Then Some"],
    tags: ["for vegans", "for a vegan table"],
    want: "a vegan meal",
  },
  "gluten-free": { heads: ["Bread Aside"], tags: ["for a table without gluten"], want: "a gluten-free meal" },
  halal: { heads: ["Halal Tables"], tags: ["for a halal table"], want: "a halal meal" },
  kosher: { heads: ["Kosher Tables"], tags: ["for a kosher table"], want: "a kosher meal" },
};

/** What a budget is called; the sum itself is never said. */
export const BUDGET_WORDS: { low: OccasionWords; high: OccasionWords } = {
  low: {
    heads: ["Small Change", "Pocket Money", "Coins on the Counter", "Payday Is Friday", "Full on a Little"],
    tags: ["for a thin wallet", "on a small budget", "for the end of the month"],
    want: "a meal on a small budget",
  },
  high: {
    heads: ["Somebody Else's Card", "The Good Tablecloth", "Go On, Then", "No One Checks the Right-Hand Column"],
    tags: ["for a splurge", "for when somebody else is paying", "for the company card"],
    want: "a splurge",
  },
};
