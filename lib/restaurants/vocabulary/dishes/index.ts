import { foldWords } from "../fold";
import { AMERICAS } from "./americas";
import type { Dish } from "./dish-table";
import { EAST_ASIA } from "./east-asia";
import { EUROPE_AND_AFRICA } from "./europe-and-africa";
import { SOUTH_ASIA_AND_PACIFIC } from "./south-asia-and-pacific";

export type { Dish } from "./dish-table";

export const DISHES: readonly Dish[] = [...EAST_ASIA, ...SOUTH_ASIA_AND_PACIFIC, ...AMERICAS, ...EUROPE_AND_AFRICA];

const byName = new Map<string, Dish>();
for (const dish of DISHES)
  for (const name of [dish.name, ...dish.synonyms]) {
    const key = foldWords(name);
    if (!byName.has(key)) byName.set(key, dish);
  }

/** The dish for a name or a synonym: "xlb" -> soup dumplings. */
export const findDish = (name: string): Dish | null => byName.get(foldWords(name)) ?? null;
