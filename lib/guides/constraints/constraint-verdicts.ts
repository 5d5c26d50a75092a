import type { Constraint, ConstraintVerdict, Place } from "@/lib/contracts/stages";
import { judgeConstraint } from "./evaluate-constraint";
import { isDietary } from "./hard-constraints";

/** The verdict on each constraint and what it rests on, with the label that readers see. */
export const evaluateConstraints = (place: Place, constraints: Constraint[]): ConstraintVerdict[] =>
  constraints.map((constraint) => {
    const { verdict, facts } = judgeConstraint(place, constraint);
    return { label: constraint.label, verdict, ...(isDietary(constraint) && { isDietary: true }), facts: facts() };
  });
