import type { Constraint, Place } from "@/lib/contracts/stages";
import { isSilence } from "./describe-facts";
import { judgeConstraint } from "./evaluate-constraint";

/** Whether something speaks against an exclusion without breaking it: a lively room where none too loud is wanted. */
export function isContested(place: Place, constraint: Constraint): boolean {
  if (!constraint.isNegated) return false;
  const { verdict, facts } = judgeConstraint(place, constraint);
  return verdict === "unknown" && facts().some((fact) => !isSilence(fact) && fact.kind !== "not ruled out");
}
