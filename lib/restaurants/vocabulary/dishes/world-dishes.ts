import { z } from "zod";
import data from "@/data/vocabulary/world-dishes.json";
import { Words } from "../word-table";
import type { Dish } from "./own-dishes";

/** The shape of data/vocabulary/world-dishes.json, which scripts/make-world-dishes.ts makes. */
const WorldDishes = z.strictObject({
  source: z.string().min(1),
  license: z.string().min(1),
  dishes: z.array(
    z.strictObject({
      name: z.string().min(1),
      /** Its names in other languages. */
      synonyms: Words.default([]),
      cuisines: Words,
    }),
  ),
});

/** The dishes that our own list lacks. */
export const WORLD_DISHES: readonly Dish[] = WorldDishes.parse(data).dishes.map((dish) => ({
  ...dish,
  synonyms: [`${dish.name}s`, ...dish.synonyms],
  menuWords: [],
  isExact: true,
}));
