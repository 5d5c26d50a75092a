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
  if (isFamedFor(place, food)) return true;
  const holding = place.dishes.filter((dish) => dishHolds(dish, food)).length;
  return holding > 1 && holding * 2 > place.dishes.length;
}

const FAME =
  /\b(?:(?:built|made) (?:its|a|their) name|known for|famous for|claim to fame|made (?:it|them) famous|signature|has stayed on the menu|never left the menu)\b/i;

/** It owes its name to the food: "built its name on a plate of spaghetti with tomato". */
const isFamedFor = ({ editorialSummary, notes = [] }: Place, food: string): boolean =>
  [editorialSummary ?? "", ...notes.map(({ text }) => text)].some(
    (text) => FAME.test(text) && dishHolds({ name: text, detail: null }, food),
  );
