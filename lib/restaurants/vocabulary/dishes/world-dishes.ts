import { z } from "zod";
import worldDishes from "@/data/vocabulary/world-dishes.json" with { type: "json" };
import { Words } from "../word-table";
import type { Dish } from "./own-dishes";

/** The shape of data/vocabulary/world-dishes.json, which scripts/make-world-dishes.ts makes. */
const WorldDishes = z.strictObject({
  source: z.string().min(1),
  license: z.string().min(1),
  /** What the dishes of our own list are called in other scripts. */
  namesOfOwnDishes: z.array(z.strictObject({ name: z.string().min(1), synonyms: Words })),
  dishes: z.array(
    z.strictObject({
      name: z.string().min(1),
      /** Its names in other languages. */
      synonyms: Words.default([]),
      cuisines: Words,
    }),
  ),
});

const data = WorldDishes.parse(worldDishes);

export const NAMES_OF_OWN_DISHES: ReadonlyMap<string, readonly string[]> = new Map(
  data.namesOfOwnDishes.map(({ name, synonyms }) => [name, synonyms]),
);

/** The dishes that our own list lacks. */
export const WORLD_DISHES: readonly Dish[] = data.dishes.map((dish) => ({
  ...dish,
  synonyms: [`${dish.name}s`, ...dish.synonyms],
  menuWords: [],
  isExact: true,
}));
