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

let byName: Map<string, Dish> | undefined;

/** The dish for a name or a synonym: "xlb" -> soup dumplings. */
export function findDish(name: string): Dish | null {
  byName ??= dishesByName();
  return byName.get(foldWords(name)) ?? null;
}

function dishesByName(): Map<string, Dish> {
  const dishes = new Map<string, Dish>();
  for (const dish of DISHES)
    for (const name of [dish.name, ...dish.synonyms]) {
      const key = foldWords(name);
      if (!dishes.has(key)) dishes.set(key, dish);
    }
  return dishes;
}
