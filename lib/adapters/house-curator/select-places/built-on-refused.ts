import type { Constraint, Place } from "@/lib/contracts/stages";
import { dishHolds } from "@/lib/guides/constraints/dangers";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { mainCuisines } from "@/lib/guides/constraints/main-cuisine";
import { findIngredient } from "@/lib/restaurants/vocabulary";

/**
 * Whether a place that may be picked is above all for a food that somebody refuses: an oyster bar beside a guest who eats no
 * shellfish, a tonkatsu house beside one who eats no pork. By its kitchen, its name or most of its dishes.
 */
export const isBuiltOnRefused = (place: Place, constraints: readonly Constraint[]): boolean =>
  constraints.some(
    (constraint) =>
      constraint.isNegated &&
      constraint.field === "dish" &&
      constraint.values.some((food) => isBuiltOn(place, food)) &&
      evaluateConstraint(place, constraint) !== "met",
  );

function isBuiltOn(place: Place, food: string): boolean {
  const kitchens = findIngredient(food)?.cuisines ?? [];
  if (mainCuisines(place).some((cuisine) => kitchens.includes(cuisine))) return true;
  if (dishHolds({ name: place.name, detail: null }, food)) return true;
  const holding = place.dishes.filter((dish) => dishHolds(dish, food)).length;
  return holding > 1 && holding * 2 > place.dishes.length;
}
