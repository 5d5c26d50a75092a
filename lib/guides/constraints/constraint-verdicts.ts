import type { Constraint, ConstraintVerdict, Place } from "@/lib/contracts/stages";
import { evaluateConstraint } from "./evaluate-constraint";
import { isDietary } from "./hard-constraints";

/** The verdict on each constraint, with the label that readers see. */
export const evaluateConstraints = (place: Place, constraints: Constraint[]): ConstraintVerdict[] =>
  constraints.map((constraint) => ({
    label: constraint.label,
    verdict: evaluateConstraint(place, constraint),
    ...(isDietary(constraint) && { isDietary: true }),
  }));
