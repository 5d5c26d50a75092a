import { z } from "zod";
import data from "@/data/vocabulary/dishes.json" with { type: "json" };
import { Words } from "../word-table";

export type Dish = {
  /** As it is written on a menu, with its accents. */
  name: string;
  /** What else people call it. */
  synonyms: string[];
  /** The cuisines that serve it, the likeliest first. */
  cuisines: string[];
  /** Words on a menu that show it is made there, though a prompt would not use them: tagliatelle shows pasta. */
  menuWords: string[];
  /** So rare a word that nothing misspelled is taken for it. */
  isExact: boolean;
};

/** The shape of data/vocabulary/dishes.json. A prompt for one dish never matches another: jambalaya isn't gumbo. */
const OwnDishes = z.array(
  z.strictObject({
    name: z.string().min(1),
    /** Left out where they are the regular plurals. */
    synonyms: Words.optional(),
    cuisines: Words,
    menuWords: Words.default([]),
    /** What goes with a meal: named beside a real food, it alone doesn't answer the wish. */
    isAccompaniment: z.boolean().default(false),
  }),
);

const dishes = OwnDishes.parse(data);

/** The dishes of the Bay, in the words that people there use. */
export const OWN_DISHES: readonly Dish[] = dishes.map(({ isAccompaniment: _, ...dish }) => ({
  ...dish,
  synonyms: dish.synonyms ?? [`${dish.name}s`, `${dish.name}es`],
  isExact: false,
}));

export const SIDE_DISHES: readonly string[] = dishes.flatMap(({ name, isAccompaniment }) =>
  isAccompaniment ? [name] : [],
);
