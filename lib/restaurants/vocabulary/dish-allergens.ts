import { z } from "zod";
import data from "@/data/vocabulary/dish-allergens.json" with { type: "json" };
import { foldWords } from "./fold";

/** The shape of data/vocabulary/dish-allergens.json: what the dishes of the built-in catalogue hold, beyond their words. */
export const DishAllergens = z.array(
  z.strictObject({
    /** Foods by the vocabulary's names; none for the dishes that were looked at and hold none of all these. */
    foods: z.array(z.string().min(1)),
    /** The folded names of dishes that hold them. */
    dishes: z.array(z.string().min(1)).min(1),
  }),
);

let foodsByDish: Map<string, ReadonlySet<string>> | undefined;

/** Whether a dish of this name is known to hold one of the foods: a carbonara holds egg, whatever its menu says. */
export function isKnownToHold(dish: string, foods: readonly string[]): boolean {
  foodsByDish ??= readDishes();
  const held = foodsByDish.get(foldWords(dish));
  return held !== undefined && foods.some((food) => held.has(food));
}

function readDishes(): Map<string, ReadonlySet<string>> {
  const byDish = new Map<string, Set<string>>();
  for (const { foods, dishes } of DishAllergens.parse(data)) {
    for (const dish of dishes) byDish.set(dish, new Set([...(byDish.get(dish) ?? []), ...foods]));
  }
  return byDish;
}
