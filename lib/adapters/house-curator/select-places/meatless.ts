import type { Constraint, Place } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { isDietary } from "@/lib/guides/constraints/hard-constraints";
import { MEATLESS_DIETS } from "@/lib/restaurants/vocabulary/occasions";

const VEGETARIAN: Constraint = {
  field: "diet",
  values: ["vegetarian"],
  isNegated: false,
  isHard: true,
  label: "vegetarian",
};

/** Of a diet without meat that no source tells of, a kitchen that is known to cook for vegetarians is the best answer. */
export const keepsMeatless = (place: Place, constraints: readonly Constraint[]): boolean =>
  !constraints.some(
    ({ field, values, isNegated }) =>
      field === "diet" && !isNegated && values.some((value) => MEATLESS_DIETS.includes(value)),
  ) || evaluateConstraint(place, VEGETARIAN) === "met";

/** Whether a dish of it is known to hold what somebody leaves out, if only as a wish: onion, garlic. */
export const holdsRefused = (place: Place, constraints: readonly Constraint[]): boolean =>
  constraints.some(
    (constraint) =>
      constraint.isNegated &&
      !constraint.isHard &&
      isDietary(constraint) &&
      evaluateConstraint(place, constraint) === "unmet",
  );
