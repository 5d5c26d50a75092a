import { foldWords } from "../fold";
import { type Dish, OWN_DISHES } from "./own-dishes";
import { NAMES_OF_OWN_DISHES, WORLD_DISHES } from "./world-dishes";

export type { Dish } from "./own-dishes";

export const DISHES: readonly Dish[] = [
  ...OWN_DISHES.map((dish) => ({
    ...dish,
    synonyms: [...dish.synonyms, ...(NAMES_OF_OWN_DISHES.get(dish.name) ?? [])],
  })),
  ...WORLD_DISHES,
];

const byName = new Map<string, Dish>();
for (const dish of DISHES)
  for (const name of [dish.name, ...dish.synonyms]) {
    const key = foldWords(name);
    if (!byName.has(key)) byName.set(key, dish);
  }

/** The dish for a name or a synonym: "xlb" -> soup dumplings. */
export const findDish = (name: string): Dish | null => byName.get(foldWords(name)) ?? null;
