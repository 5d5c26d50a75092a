import { foldWords } from "../fold";
import { type Dish, OWN_DISHES } from "./own-dishes";
import { WORLD_DISHES } from "./world-dishes";

export type { Dish } from "./own-dishes";

export const DISHES: readonly Dish[] = [...OWN_DISHES, ...WORLD_DISHES];

const byName = new Map<string, Dish>();
for (const dish of DISHES)
  for (const name of [dish.name, ...dish.synonyms]) {
    const key = foldWords(name);
    if (!byName.has(key)) byName.set(key, dish);
  }

/** The dish for a name or a synonym: "xlb" -> soup dumplings. */
export const findDish = (name: string): Dish | null => byName.get(foldWords(name)) ?? null;
