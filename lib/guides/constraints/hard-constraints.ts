import type { Constraint, Place } from "@/lib/contracts/stages";
import { findIngredient } from "@/lib/restaurants/vocabulary";
import { MEATLESS_CUISINES } from "@/lib/restaurants/vocabulary/cuisines";
import { evaluateConstraint } from "./evaluate-constraint";

/** A diet, a danger, or what people leave out for faith or health. */
export const isDietary = ({ field, values, isNegated, isDanger = false }: Constraint): boolean =>
  field === "diet" || isDanger || (isNegated && values.some((value) => findIngredient(value)?.isSensitive));

/** A danger decides who may be picked even where somebody forgot to call it hard. */
export const isBinding = ({ isHard, isDanger = false }: Constraint): boolean => isHard || isDanger;

/** Exclusions, dangers, diets and named places: no place that breaks one stands in for one that keeps it. */
export const neverGivesWay = ({ field, values, isNegated, isDanger = false }: Constraint): boolean =>
  isNegated ||
  isDanger ||
  field === "diet" ||
  field === "name" ||
  (field === "cuisine" && values.every((value) => MEATLESS_CUISINES.includes(value)));

/** Whether a place meets every hard constraint; an exclusion counts as met unless it is known to be broken. */
export const meetsHardConstraints = (place: Place, constraints: Constraint[]): boolean =>
  constraints.every((constraint) => {
    if (!isBinding(constraint)) return true;
    const found = evaluateConstraint(place, constraint);
    return constraint.isNegated ? found !== "unmet" : found === "met";
  });
