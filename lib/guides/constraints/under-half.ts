import type { Constraint, Place } from "@/lib/contracts/stages";
import { evaluateConstraint } from "./evaluate-constraint";

/** The constraints that fewer than half of the places are known to meet: a guide's introduction says so. */
export const constraintsUnderHalf = (places: readonly Place[], constraints: readonly Constraint[]): Constraint[] =>
  constraints.filter(
    (constraint) =>
      places.filter((place) => evaluateConstraint(place, constraint) === "met").length * 2 < places.length,
  );
