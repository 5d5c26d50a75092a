import { z } from "zod";
import diets from "@/data/vocabulary/diets.json" with { type: "json" };
import meals from "@/data/vocabulary/meals.json" with { type: "json" };
import occasions from "@/data/vocabulary/occasions.json" with { type: "json" };
import { Words, WordTable } from "./word-table";

/** What a meal is for, and with whom: the catalogue's "good for". */
export const OCCASION_SYNONYMS: WordTable = WordTable.parse(occasions);

/** Meals: lunch and dinner are so common that they only affect ranking; the others are required. */
export const MEAL_SYNONYMS: WordTable = WordTable.parse(meals);

/** The shape of data/vocabulary/diets.json. */
const Diets = z.record(
  z.string().min(1),
  z.strictObject({
    synonyms: Words,
    /** Required of a pick. No place is known to observe the others, so that they would leave a guide without any. */
    isRequired: z.boolean().optional(),
    /** Foods that no dish holds which is recommended to somebody who keeps it. */
    keepsOut: Words.optional(),
  }),
);

const dietEntries = Object.entries(Diets.parse(diets));

export const DIET_SYNONYMS: WordTable = Object.fromEntries(dietEntries.map(([diet, { synonyms }]) => [diet, synonyms]));

export const FOODS_OUT_BY_DIET: WordTable = Object.fromEntries(
  dietEntries.map(([diet, { keepsOut = [] }]) => [diet, keepsOut]),
);

/** Diets of those who eat no meat at all, which no list of a place has: what it cooks most tells whom it cooks for. */
export const MEATLESS_DIETS: readonly string[] = ["Jain", "lacto-vegetarian", "ovo-vegetarian", "raw-vegan"];

export const REQUIRED_DIETS: readonly string[] = dietEntries.flatMap(([diet, { isRequired }]) =>
  isRequired ? [diet] : [],
);
