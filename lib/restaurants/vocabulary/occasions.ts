import diets from "@/data/vocabulary/diets.json";
import meals from "@/data/vocabulary/meals.json";
import occasions from "@/data/vocabulary/occasions.json";
import { WordTable } from "./word-table";

/** What a meal is for, and with whom: the catalogue's "good for". */
export const OCCASION_SYNONYMS: WordTable = WordTable.parse(occasions);

/** Meals: lunch and dinner are so common that they only affect ranking; the others are required. */
export const MEAL_SYNONYMS: WordTable = WordTable.parse(meals);

export const DIET_SYNONYMS: WordTable = WordTable.parse(diets);
