import type { AcceptedIdea, Constraint } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { isCuisine } from "@/lib/restaurants/vocabulary";
import { matchesConstraint } from "../write-entry/rank-dishes";
import type { Highlight } from "./highlights";

/**
 * What a pick may be said to answer: the requests that its place is known to meet, and a dish by the very dish that the
 * introduction names.
 */
export const answeredIdea = (idea: AcceptedIdea, star: Highlight): AcceptedIdea => ({
  ...idea,
  constraints: idea.constraints.flatMap((constraint) => {
    if (constraint.isNegated) return [constraint];
    const values = answeredValues(constraint, star);
    return values.length > 0 ? [{ ...constraint, values }] : [];
  }),
});

function answeredValues(constraint: Constraint, { m, dish }: Highlight): string[] {
  const { field, values } = constraint;
  const isMet = (some: string[]) => evaluateConstraint(m.place, { ...constraint, values: some }) === "met";
  if (field !== "dish" && field !== "cuisine") return isMet(values) ? values : [];
  const isNamed = (value: string) =>
    isCuisine(value) || dish === null || matchesConstraint(dish, { ...constraint, values: [value] });
  return values.filter((value) => isMet([value]) && isNamed(value));
}
