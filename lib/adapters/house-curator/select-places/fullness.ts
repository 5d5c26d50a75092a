import type { Constraint, Place } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";

/** How many parts of a wish a place is known to meet. */
export const metCount = (place: Place, constraints: readonly Constraint[]): number =>
  constraints.filter((constraint) => evaluateConstraint(place, constraint) === "met").length;

/** The places that are known to meet all that any of them meets. What nobody is known for tells none of them apart. */
export function fullestOf(places: readonly Place[], constraints: readonly Constraint[]): Place[] {
  const judged = places.map((place) => ({
    place,
    met: constraints.filter((constraint) => evaluateConstraint(place, constraint) === "met"),
  }));
  const reachable = new Set(judged.flatMap(({ met }) => met));
  return judged.filter(({ met }) => met.length === reachable.size).map(({ place }) => place);
}

/** Where so many are all that was wished for, those alone: who didn't say how many is better served by fewer. */
export function onlyFullest(places: readonly Place[], constraints: readonly Constraint[], enough: number): Place[] {
  const fullest = fullestOf(places, constraints);
  return fullest.length >= enough ? fullest : [...places];
}
