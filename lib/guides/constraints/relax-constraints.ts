import type { Constraint, Place, Rejection } from "@/lib/contracts/stages";
import { evaluateConstraint } from "./evaluate-constraint";
import { isBinding, meetsHardConstraints } from "./hard-constraints";
import { distanceFrom, isWantedFood } from "./near-misses";

type RelaxedCandidates = {
  /** Best first: those that meet everything, then those that come closest. */
  places: Place[];
  /** Labels of the constraints that some of them miss; when no place is left, of every hard constraint. */
  unmet: string[];
  rejected: Rejection[];
};

/**
 * The places that meet the hard constraints and, if fewer than `enough` do, those that miss them by least (dim sum by a
 * Cantonese kitchen, the Mission by the street beside it, brunch by breakfast). Rather fewer places than one that is far
 * from what was asked.
 */
export function relaxConstraints(places: Place[], constraints: Constraint[], enough: number): RelaxedCandidates {
  const hard = constraints.filter(isBinding);
  const matching = places.filter((place) => meetsHardConstraints(place, hard));
  if (matching.length < enough) matching.push(...nearest(places, hard, enough - matching.length));
  // A single stand-in that cooks something else is no guide to what was asked: doughnuts for ice cream.
  if (matching.length === 1 && matching.every((place) => cooksSomethingElse(place, hard))) matching.pop();
  return {
    places: matching,
    unmet: (matching.length > 0 ? missedConstraints(matching, hard) : hard).map(({ label }) => label),
    rejected: places
      .filter((place) => !matching.includes(place))
      .map((place) => ({ id: place.id, name: place.name, kind: "constraint", reason: rejectionReason(place, hard) })),
  };
}

/** Whether a kitchen was asked for, and the place is known for no food that was. */
function cooksSomethingElse(place: Place, hard: Constraint[]): boolean {
  const foods = hard.filter(isWantedFood);
  return foods.some(({ field }) => field === "cuisine") && !foods.some((food) => meetsHardConstraints(place, [food]));
}

/** The hard constraints that some of the places miss. */
export const missedConstraints = (places: readonly Place[], constraints: readonly Constraint[]): Constraint[] =>
  constraints.filter(
    (constraint) => isBinding(constraint) && places.some((place) => !meetsHardConstraints(place, [constraint])),
  );

/** Of the places that nearly match, the nearest `count` and all that are as near as the last of them. */
function nearest(places: Place[], hard: Constraint[], count: number): Place[] {
  const distance = distanceFrom(hard, places);
  const missed = places
    .map((place) => ({ place, by: distance(place) }))
    .filter(({ by }) => by > 0 && Number.isFinite(by))
    .sort((a, b) => a.by - b.by);
  const last = missed[Math.min(count, missed.length) - 1];
  return missed.filter(({ by }) => last !== undefined && by <= last.by).map(({ place }) => place);
}

function rejectionReason(place: Place, hard: Constraint[]): string {
  return missedConstraints([place], hard)
    .map(
      (constraint) =>
        `${constraint.label}: ${evaluateConstraint(place, constraint) === "unknown" ? "not known" : "no"}`,
    )
    .join("; ");
}
