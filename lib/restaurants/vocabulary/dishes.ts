import { z } from "zod";
import data from "@/data/vocabulary/dishes.json";
import { foldWords } from "./fold";
import { Words } from "./word-table";

/** One dish of data/vocabulary/dishes.json. A prompt for one dish never matches another: jambalaya isn't gumbo. */
const Dish = z
  .strictObject({
    /** As it is written on a menu, with its accents. */
    name: z.string().min(1),
    /** What else people call it; left out, its regular plurals. */
    synonyms: Words.optional(),
    /** The cuisines that serve it, the likeliest first. */
    cuisines: Words,
    /** Words on a menu that show it is made there, though a prompt would not use them: tagliatelle shows pasta. */
    menuWords: Words.default([]),
  })
  .transform((dish) => ({ ...dish, synonyms: dish.synonyms ?? [`${dish.name}s`, `${dish.name}es`] }));
export type Dish = z.infer<typeof Dish>;

export const DISHES: readonly Dish[] = z.array(Dish).parse(data);

const byName = new Map<string, Dish>();
for (const dish of DISHES)
  for (const name of [dish.name, ...dish.synonyms]) {
    const key = foldWords(name);
    if (!byName.has(key)) byName.set(key, dish);
  }

/** The dish for a name or a synonym: "xlb" -> soup dumplings. */
export const findDish = (name: string): Dish | null => byName.get(foldWords(name)) ?? null;
