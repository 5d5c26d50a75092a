import type { Constraint } from "@/lib/contracts/stages";

/** More foods than these are many ways to say one wish: a pescatarian's kitchens, the desserts of a list. */
const CHOICES_MAX = 3;

/** Wishes for one food or another: "sushi or Thai". A region of several kitchens is no such choice. */
export const foodChoices = (constraints: readonly Constraint[]): Constraint[] => constraints.filter(isFoodChoice);

export const isFoodChoice = ({ field, values, isNegated, isHard, label }: Constraint): boolean =>
  (field === "dish" || field === "cuisine") &&
  !isNegated &&
  isHard &&
  values.length > 1 &&
  values.length <= CHOICES_MAX &&
  label.includes(" or ");
