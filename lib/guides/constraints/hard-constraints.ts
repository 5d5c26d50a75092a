import type { Constraint, Place } from "@/lib/contracts/stages";
import { findIngredient, REQUIRED_DIETS } from "@/lib/restaurants/vocabulary";
import { MEATLESS_CUISINES } from "@/lib/restaurants/vocabulary/cuisines";
import { findQuality } from "@/lib/restaurants/vocabulary/qualities";
import { admitsPlace } from "./evaluate-constraint";

/** A diet, a danger, or what people leave out for faith or health. */
export const isDietary = ({ field, values, isNegated, isDanger = false, isForSome = false }: Constraint): boolean =>
  field === "diet" ||
  isDanger ||
  (isNegated && (isForSome || values.some((value) => findIngredient(value)?.isSensitive)));

/**
 * What somebody can't do without, and of which many places don't tell: a way in without stairs, a medical diet, something
 * for the one vegetarian, a kitchen that is open for the meal. A place that is known to lack it is out; one of which nothing is known is not.
 */
export const isIndispensable = ({ field, values, isNegated, isHard }: Constraint): boolean =>
  !isNegated &&
  ((field === "meal" && !isHard) ||
    ((field === "feature" || field === "keyword") &&
      values.some((value) => findQuality(value)?.value === "step-free")) ||
    (field === "diet" && (!isHard || values.every((value) => !REQUIRED_DIETS.includes(value)))));

/** What somebody's body asks for, whatever they would like: an allergy, a medical diet, a way in without steps. */
export const isNeedOfBody = ({ field, values, isNegated, isDanger = false }: Constraint): boolean =>
  isDanger || (!isNegated && field === "feature" && values.some((value) => ACCESS.includes(value)));

const ACCESS = ["step-free", "accessible-restroom"];

/** What decides who may be picked: a danger, even where somebody forgot to call it hard. */
export const isBinding = (constraint: Constraint): boolean =>
  constraint.isHard || (constraint.isDanger ?? false) || isIndispensable(constraint);

/** Exclusions, dangers, diets and named places: no place that breaks one stands in for one that keeps it. */
export const neverGivesWay = (constraint: Constraint): boolean => {
  const { field, values, isNegated, isDanger = false } = constraint;
  return (
    isNegated ||
    isDanger ||
    field === "diet" ||
    field === "name" ||
    isIndispensable(constraint) ||
    (field === "cuisine" && values.every((value) => MEATLESS_CUISINES.includes(value)))
  );
};

/**
 * Whether a place meets every hard constraint. Exclusions, and what is indispensable, count as met unless they are known
 * to be broken.
 */
export const meetsHardConstraints = (place: Place, constraints: Constraint[]): boolean =>
  constraints.every((constraint) => {
    if (!isBinding(constraint)) return true;
    const found = admitsPlace(place, constraint);
    return constraint.isNegated || isIndispensable(constraint) ? found !== "unmet" : found === "met";
  });
