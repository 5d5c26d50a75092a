import type { Constraint, Place, Rejection } from "@/lib/contracts/stages";
import { admitsLess, evaluateConstraint } from "./evaluate-constraint";
import { isBinding, meetsHardConstraints } from "./hard-constraints";
import { misfitOf } from "./misfits";
import { distanceFrom, isWantedFood } from "./near-misses";

type RelaxedCandidates = {
  /** Best first: those that meet everything, then those that come closest. */
  places: Place[];
  /** Labels of the constraints that some of them miss; when no place is left, of every hard constraint. */
  unmet: string[];
  rejected: Rejection[];
};

/** With so many places a guide has a choice, and takes none that hardly answers the wish. */
const CHOICE_MIN = 2;

/**
 * The places that meet the hard constraints and, if fewer than `enough` do, those that miss them by least (dim sum by a
 * Cantonese kitchen, the Mission by the street beside it, brunch by breakfast). Rather fewer places than one that is far
 * from what was asked, and none that may not stand in.
 */
export function relaxConstraints(
  places: Place[],
  constraints: Constraint[],
  enough: number,
  mayStandIn = (_: Place) => true,
): RelaxedCandidates {
  const hard = constraints.filter(isBinding);
  const fitting = places.filter((place) => meetsHardConstraints(place, hard));
  const misfits = fitting.filter((place) => misfitOf(place, constraints) !== null);
  const matching = fitting.filter((place) => !misfits.includes(place));
  const add = (count: number, more: Place[]) => {
    if (matching.length < count) matching.push(...more.filter((place) => !matching.includes(place)));
  };
  add(
    enough,
    misfits.filter((place) => misfitOf(place, constraints) !== "no meal"),
  );
  const missing = Math.max(0, enough - matching.length);
  const standIns = places.filter(mayStandIn);
  add(enough, nearest(standIns, hard, missing, worthwhileAmong(places, constraints)));
  add(CHOICE_MIN, misfits);
  add(CHOICE_MIN, nearest(standIns, hard, missing));
  // A single stand-in that cooks something else is no guide to what was asked: doughnuts for ice cream.
  if (matching.length === 1 && matching.every((place) => cooksSomethingElse(place, hard))) matching.pop();
  return {
    places: matching,
    unmet: (matching.length > 0 ? missedConstraints(matching, hard) : hard).map(({ label }) => label),
    rejected: places
      .filter((place) => !matching.includes(place))
      .map((place) => ({
        id: place.id,
        name: place.name,
        kind: "constraint",
        reason: rejectionReason(place, constraints),
      })),
  };
}

/**
 * Whether a place that comes near is still an answer: it suits the occasion, misses nothing else where it lacks the food,
 * and meets the price, the mood or another wish that isn't hard, if any place does.
 */
function worthwhileAmong(places: readonly Place[], constraints: Constraint[]): (place: Place) => boolean {
  const isMet = (place: Place, constraint: Constraint) => evaluateConstraint(place, constraint) === "met";
  const wishes = constraints.filter(
    (constraint) =>
      !isBinding(constraint) &&
      !constraint.isNegated &&
      !isWantedFood(constraint) &&
      constraint.field !== "keyword" &&
      places.some((place) => isMet(place, constraint)),
  );
  return (place) => {
    const missed = missedConstraints([place], constraints);
    return (
      misfitOf(place, constraints) === null &&
      !(missed.length > 1 && missed.some(isWantedFood)) &&
      (wishes.length === 0 || wishes.some((constraint) => isMet(place, constraint)))
    );
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

/**
 * The constraints that some of the places fall short of: those that gave way, and those that a place was picked for although
 * it isn't all that is wished for ($$ for "cheap").
 */
export const constraintsFallenShort = (places: readonly Place[], constraints: readonly Constraint[]): Constraint[] => {
  const missed = missedConstraints(places, constraints);
  const isShort = (place: Place, constraint: Constraint) =>
    isBinding(constraint) && admitsLess(constraint) && evaluateConstraint(place, constraint) !== "met";
  return constraints.filter(
    (constraint) => missed.includes(constraint) || places.some((place) => isShort(place, constraint)),
  );
};

/** Of the places that nearly match, the nearest `count` and all that are as near as the last of them. */
function nearest(places: Place[], hard: Constraint[], count: number, isWorthwhile = (_: Place) => true): Place[] {
  const distance = distanceFrom(hard, places);
  const missed = places
    .map((place) => ({ place, by: distance(place) }))
    .filter(({ place, by }) => by > 0 && Number.isFinite(by) && isWorthwhile(place))
    .sort((a, b) => a.by - b.by);
  const last = missed[Math.min(count, missed.length) - 1];
  return missed.filter(({ by }) => last !== undefined && by <= last.by).map(({ place }) => place);
}

function rejectionReason(place: Place, constraints: Constraint[]): string {
  const missed = missedConstraints([place], constraints).map(
    (constraint) => `${constraint.label}: ${evaluateConstraint(place, constraint) === "unknown" ? "not known" : "no"}`,
  );
  return missed.join("; ") || `${misfitOf(place, constraints) ?? "no meal"} for the occasion`;
}
