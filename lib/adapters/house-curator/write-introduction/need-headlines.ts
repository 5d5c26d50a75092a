import type { HeadlineWords } from "./occasion-headlines";

/** Features and diets, with the same forms as occasions. */
export const NEED_HEADLINES: Record<string, HeadlineWords> = {
  patio: {
    headlines: ["Out of Doors", "Coats On, Chairs Out", "Tables Outside"],
    tags: ["in the open air", "outside"],
    noun: "a table outside",
  },
  "dogs-on-patio": {
    headlines: ["The Dog Comes Too", "Leash Under the Table"],
    tags: ["with the dog", "for a table with a dog under it"],
    noun: "a table outside with the dog",
  },
  "live-music": { headlines: ["With the Band Playing"], tags: ["with music"], noun: "dinner with music" },
  "wood-fired": {
    headlines: ["By the Fire", "Smoke and Ember"],
    tags: ["from the fire"],
    noun: "something from a wood fire",
  },
  "counter-seating": {
    headlines: ["Counter Seats", "From the Stool"],
    tags: ["from a stool"],
    noun: "a stool at a counter",
  },
  "late-kitchen": { headlines: ["The Late Kitchen"], tags: ["for people still up"], noun: "a late supper" },
  view: { headlines: ["The Window Table"], tags: ["with a view"], noun: "a table with a view" },
  garden: { headlines: ["Under the Leaves"], tags: ["in a garden"], noun: "a table in a garden" },
  vegetarian: {
    headlines: ["The Green Half of the Menu", "No Meat Missed"],
    tags: ["for vegetarians", "for a table without meat"],
    noun: "a vegetarian meal",
  },
  vegan: {
    headlines: ["The Whole Plant", "Greens and Then Some"],
    tags: ["for vegans", "for a vegan table"],
    noun: "a vegan meal",
  },
  "gluten-free": { headlines: ["Bread Aside"], tags: ["for a table without gluten"], noun: "a gluten-free meal" },
  halal: { headlines: ["Halal Tables"], tags: ["for a halal table"], noun: "a halal meal" },
  kosher: { headlines: ["Kosher Tables"], tags: ["for a kosher table"], noun: "a kosher meal" },
};

/** Phrases for a budget, without the amount. */
export const BUDGET_HEADLINES: { low: HeadlineWords; high: HeadlineWords } = {
  low: {
    headlines: ["Small Change", "Pocket Money", "Coins on the Counter", "Payday Is Friday", "Full on a Little"],
    tags: ["for a thin wallet", "on a small budget", "for the end of the month"],
    noun: "a meal on a small budget",
  },
  high: {
    headlines: ["Somebody Else's Card", "The Good Tablecloth", "Go On, Then", "No One Checks the Right-Hand Column"],
    tags: ["for a splurge", "for when somebody else is paying", "for the company card"],
    noun: "a splurge",
  },
};
