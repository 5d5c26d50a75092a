import type { AcceptedIdea, Constraint } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { isCuisine } from "@/lib/restaurants/vocabulary";
import { matchesConstraint } from "../write-entry/rank-dishes";
import type { Highlight } from "./highlights";

/** What a pick may be said to answer: the requests that its place is known to meet, a dish by the very dish that is named. */
export const answeredIdea = (idea: AcceptedIdea, star: Highlight): AcceptedIdea => ({
  ...idea,
  constraints: idea.constraints.flatMap((constraint) => {
    if (constraint.isNegated) return [constraint];
    const values = isOfFood(constraint)
      ? constraint.values.filter((value) => answers(star, { ...constraint, values: [value] }))
      : constraint.values;
    return values.length > 0 && answers(star, constraint) ? [{ ...constraint, values }] : [];
  }),
});

const isOfFood = ({ field }: Constraint): boolean => field === "dish" || field === "cuisine";

function answers({ m, dish }: Highlight, constraint: Constraint): boolean {
  if (evaluateConstraint(m.place, constraint) !== "met") return false;
  if (constraint.field !== "dish") return true;
  return constraint.values.some(
    (value) =>
      (isCuisine(value) && evaluateConstraint(m.place, { ...constraint, values: [value] }) === "met") ||
      (dish !== null && matchesConstraint(dish, { ...constraint, values: [value] })),
  );
}
