import type { Constraint, Place } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { SWEETS } from "@/lib/restaurants/vocabulary/cuisines";

const TABLE_MEALS = ["lunch", "dinner", "late-night"];
/** What somebody may want a cake or an ice cream for, whatever the hour. */
const SWEET_OCCASIONS = ["dessert", "picnic"];
/** Whoever says so wants a meal. */
const MEAL = /\b(?:restaurants?|hungry|starving|famished|(?:big|huge|large|generous) portions?)\b/i;
/** Where one may sit for something else than food. */
const CAFES = ["Coffee", "Tea"];
/** What a wish may name and still say neither of what nor for what. */
const BESIDE_FOOD: readonly Constraint["field"][] = ["area", "landmark", "price"];

/**
 * Whether it is a café, a bakery or an ice cream shop and a meal or a restaurant is wanted, or one of the latter two and only somewhere to eat:
 * "somewhere cheap".
 */
export function isSweetForMeal(place: Place, constraints: readonly Constraint[], prompt = ""): boolean {
  const kitchen = place.cuisines[0] ?? "";
  if (!SWEETS.includes(kitchen)) return false;
  const asked = constraints.filter(({ isNegated }) => !isNegated);
  const asksFor = (field: Constraint["field"], values: readonly string[]) =>
    asked.some((each) => each.field === field && each.values.some((value) => values.includes(value)));
  const foods = asked.filter(({ field }) => field === "dish" || field === "cuisine");
  if (foods.some((food) => evaluateConstraint(place, food) === "met")) return false;
  if (asksFor("goodFor", SWEET_OCCASIONS)) return false;
  return (
    asksFor("meal", TABLE_MEALS) ||
    MEAL.test(prompt) ||
    (!CAFES.includes(kitchen) && asked.every(({ field }) => BESIDE_FOOD.includes(field)))
  );
}
