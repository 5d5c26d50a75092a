import type { Constraint, ConstraintField, Place, Rejection } from "@/lib/contracts/stages";
import { adjacentAreas, closeValues, relatedCuisines } from "@/lib/restaurants/vocabulary";
import { evaluateConstraint, meetsHardConstraints } from "./evaluate-constraint";
import { landmarkVerdict, WIDER_METERS } from "./evaluate-landmark";
import { nearestPlaces } from "./nearest-places";

/** The fields that each step widens, before any constraint is dropped. */
const WIDENING_STEPS: readonly ConstraintField[][] = [
  ["meal", "vibe", "feature"],
  ["area", "landmark"],
  ["price"],
  ["dish"],
  ["dish", "cuisine"],
  ["area", "landmark", "price", "meal", "vibe", "feature"],
  ["area", "landmark", "dish"],
  ["area", "landmark", "price", "dish", "cuisine", "meal", "vibe", "feature"],
];
const ALL_WIDENED_FIELDS = WIDENING_STEPS.at(-1) ?? [];

/** The fields to drop next, each alone and then cumulatively. Exclusions, diets and named places are never dropped. */
const DROP_ORDER: ConstraintField[] = ["goodFor", "vibe", "keyword", "feature", "price", "landmark", "area", "meal"];

type RelaxedCandidates = {
  /** Best first: those that meet everything, then those that come closest. */
  places: Place[];
  /** Labels of the constraints that were widened or dropped; when no place is left, of every hard constraint. */
  unmet: string[];
  rejected: Rejection[];
};

/**
 * The places that meet the hard constraints. While fewer than `enough` do, constraints are widened to related values
 * (dim sum to Cantonese, the Mission to its neighbors, brunch to breakfast), then dropped one after another. Distant
 * cuisines stand in only before a guide would have a single place, and where nothing but the location was asked for, the
 * nearest places stand in.
 */
export function relaxConstraints(places: Place[], constraints: Constraint[], enough: number): RelaxedCandidates {
  const hard = constraints.filter(({ isHard }) => isHard);
  const matching = places.filter((place) => meetsHardConstraints(place, hard));
  const take = (relaxed: RelaxedConstraint[]) =>
    matching.push(...places.filter((place) => !matching.includes(place) && meetsRelaxed(place, relaxed, hard)));
  for (const relaxed of relaxationSteps(hard, places)) if (matching.length < enough) take(relaxed);
  if (matching.length < enough) matching.push(...findNearest(places, hard, matching));
  if (matching.length === 0) matching.push(...findNearMatches(places, hard));
  if (matching.length <= 1) take(widenFields(hard, ALL_WIDENED_FIELDS, places, true));
  const withoutDish = hard.filter(({ field, isNegated }) => field !== "dish" || isNegated);
  if (matching.length === 0 && withoutDish.some(({ isNegated }) => !isNegated))
    take(widenFields(withoutDish, [], places));
  const missed = hard.filter((constraint) => matching.some((place) => !meetsHardConstraints(place, [constraint])));
  return {
    places: matching,
    unmet: (matching.length > 0 ? missed : hard).map(({ label }) => label),
    rejected: places
      .filter((place) => !matching.includes(place))
      .map((place) => ({ id: place.id, name: place.name, kind: "constraint", reason: rejectionReason(place, hard) })),
  };
}

/** A constraint and what else may satisfy it: other values, cuisines that stand in for its food, or a longer way. */
type RelaxedConstraint = { constraint: Constraint; substituteCuisines: string[]; withinMeters?: number };

/** The constraints, relaxed step by step: widened, then without one field, then without one field after another. */
function relaxationSteps(hard: Constraint[], places: Place[]): RelaxedConstraint[][] {
  const steps = WIDENING_STEPS.map((fields) => widenFields(hard, fields, places));
  const without = (list: Constraint[], field: ConstraintField) =>
    list.filter((constraint) => constraint.field !== field || constraint.isNegated);
  const add = (list: Constraint[]) => {
    if (list.some(({ isNegated }) => !isNegated))
      steps.push(widenFields(list, [], places), widenFields(list, ALL_WIDENED_FIELDS, places));
  };
  const given = DROP_ORDER.filter((field) => without(hard, field).length < hard.length);
  for (const field of given) add(without(hard, field));
  let left = hard;
  for (const field of given) {
    left = without(left, field);
    if (left.some(({ isNegated }) => !isNegated)) add(left);
    else break;
  }
  return steps;
}

const isFoodConstraint = ({ field, isNegated }: Constraint) => (field === "cuisine" || field === "dish") && !isNegated;

const widenFields = (
  hard: Constraint[],
  fields: readonly ConstraintField[],
  places: Place[],
  isFar = false,
): RelaxedConstraint[] =>
  hard.map((constraint) =>
    fields.includes(constraint.field) && !constraint.isNegated
      ? widenConstraint(constraint, places, isFar)
      : { constraint, substituteCuisines: [] },
  );

/** The constraint with related values; an exclusion is never widened. */
function widenConstraint(constraint: Constraint, [place]: Place[], isFar: boolean): RelaxedConstraint {
  const { field, values } = constraint;
  if (isFoodConstraint(constraint))
    return { constraint, substituteCuisines: values.flatMap((value) => relatedCuisines(value, isFar)) };
  if (field === "landmark") return { constraint, substituteCuisines: [], withinMeters: WIDER_METERS };
  const related = field === "area" ? (place ? adjacentAreas(place.city, values) : []) : values.flatMap(closeValues);
  return { constraint: { ...constraint, values: [...new Set([...values, ...related])] }, substituteCuisines: [] };
}

/** How many of a place's cuisines count as its main ones. */
const MAIN_CUISINES_MAX = 2;
const MEATLESS_CUISINES = ["Vegan", "Vegetarian"];

const hasDietConstraint = (hard: Constraint[]) => hard.some(({ field }) => field === "diet");

/** Whether a place meets relaxed constraints. A meatless kitchen stands in only if the prompt asks for a diet. */
function meetsRelaxed(place: Place, relaxed: RelaxedConstraint[], hard: Constraint[]): boolean {
  const mayStandIn = hasDietConstraint(hard) || !MEATLESS_CUISINES.includes(place.cuisines[0] ?? "");
  const main = place.cuisines.slice(0, MAIN_CUISINES_MAX);
  return relaxed.every(
    ({ constraint, substituteCuisines, withinMeters }) =>
      meetsHardConstraints(place, [constraint]) ||
      constraint.values.some((name) => withinMeters && landmarkVerdict(place, name, withinMeters) === "met") ||
      (mayStandIn && substituteCuisines.some((kitchen) => main.includes(kitchen))),
  );
}

/** How many places stand in for those of an area or beside a landmark where there are none. */
const NEAREST_MAX = 12;

/** Places that meet all but where they lie, the nearest to it. */
function findNearest(places: Place[], hard: Constraint[], matching: Place[]): Place[] {
  const isLocation = ({ field, isNegated }: Constraint) => !isNegated && (field === "area" || field === "landmark");
  const location = hard.find(isLocation);
  if (!location) return [];
  const rest = hard.filter((constraint) => !isLocation(constraint));
  const fitting = places.filter((place) => !matching.includes(place) && meetsHardConstraints(place, rest));
  return nearestPlaces(fitting, location, NEAREST_MAX);
}

/** Places that meet all but the food, which their kitchen might make; or that make one of several foods. */
function findNearMatches(places: Place[], hard: Constraint[]): Place[] {
  const food = hard.filter(isFoodConstraint);
  const rest = hard.filter((constraint) => !isFoodConstraint(constraint));
  const fitting = places.filter(
    (place) =>
      meetsHardConstraints(place, rest) &&
      (hasDietConstraint(hard) || !MEATLESS_CUISINES.includes(place.cuisines[0] ?? "")),
  );
  if (food.length === 0) return [];
  const may = fitting.filter((place) => food.every((constraint) => evaluateConstraint(place, constraint) !== "unmet"));
  if (may.length > 0 || food.length === 1) return may;
  return fitting.filter((place) => food.some((constraint) => evaluateConstraint(place, constraint) === "met"));
}

function rejectionReason(place: Place, hard: Constraint[]): string {
  const missed = hard.filter((constraint) => evaluateConstraint(place, constraint) !== "met");
  return missed
    .map(
      (constraint) =>
        `${constraint.label}: ${evaluateConstraint(place, constraint) === "unknown" ? "not known" : "no"}`,
    )
    .join("; ");
}
