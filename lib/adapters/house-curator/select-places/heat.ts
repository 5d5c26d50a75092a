import type { Constraint, Place } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { findFoodVibe } from "@/lib/restaurants/vocabulary/vibes";

/** How hot a dish is to be says more of what somebody wants than any room. */
const HEAT_WEIGHT = 2.2;
/** A hot dish among many, in a kitchen that isn't known for heat: a deli has jalapeños. */
const ASIDE_WEIGHT = 0.7;

/** Kitchens in which heat is no aside. */
const HOT_KITCHENS: ReadonlySet<string> = new Set([
  ...["Sichuan", "Hunan", "Yunnan", "Korean", "Thai", "Lao", "Malaysian", "Indonesian", "Burmese", "Sri Lankan"],
  ...["Indian", "South Indian", "Punjabi", "Pakistani", "Bangladeshi", "Nepalese", "Afghan"],
  ...["Ethiopian", "Eritrean", "Nigerian", "Senegalese", "West African", "Jamaican", "Caribbean", "Haitian"],
  ...["Mexican", "Oaxacan", "Yucatecan", "Cajun", "Creole"],
]);
/** Beside bread and sweets, heat is no more than a topping. */
const TOPPED = ["Bakery", "Deli", "Breakfast", "Coffee", "Tea", "Dessert", "Ice Cream"];
const MAIN_CUISINES = 2;

export const isAboutHeat = ({ field, values }: Constraint): boolean => field === "vibe" && values.some(findFoodVibe);

/** The weight of a match on heat: less where the kitchen isn't known for it, and none beside bread and sweets. */
export function heatWeight(place: Place, constraint: Constraint): number {
  if (!isWantedHot(constraint) || isHotKitchen(place, constraint)) return HEAT_WEIGHT;
  return hasMain(place, (cuisine) => TOPPED.includes(cuisine)) ? 0 : ASIDE_WEIGHT;
}

/** Whether a place answers a wish for hot food. True of a wish for none. */
export const answersHeat = (place: Place, constraints: readonly Constraint[]): boolean =>
  constraints
    .filter(isWantedHot)
    .every((constraint) => evaluateConstraint(place, constraint) === "met" && heatWeight(place, constraint) > 0);

export const isWantedHot = ({ field, values, isNegated }: Constraint): boolean =>
  field === "vibe" && !isNegated && values.includes("spicy");

const isHotKitchen = (place: Place, constraint: Constraint): boolean =>
  hasMain(place, (cuisine) => HOT_KITCHENS.has(cuisine)) ||
  evaluateConstraint(place, { ...constraint, isNegated: true }) === "unmet";

const hasMain = ({ cuisines }: Place, isSuch: (cuisine: string) => boolean): boolean =>
  cuisines.slice(0, MAIN_CUISINES).some(isSuch);
