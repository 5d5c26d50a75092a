import { judge, satisfiesHard } from "./constraints";
import type { Constraint, ConstraintField, Place, Rejection } from "./stage-types";
import { kinOf, nearlyAs, neighboursOf } from "./vocabulary";

/** What is widened, step by step, before anything gives way: to the next block, to the next kitchen, then to both. */
const WIDENS: readonly ConstraintField[][] = [
  ["meal", "vibe", "feature"],
  ["area"],
  ["price"],
  ["dish"],
  ["dish", "cuisine"],
  ["area", "price", "meal", "vibe", "feature"],
  ["area", "dish"],
  ["area", "price", "dish", "cuisine", "meal", "vibe", "feature"],
];
const EVERYTHING = WIDENS.at(-1) ?? [];

/** What gives way next, each alone and then one after another. Exclusions, diets and named places never do. */
const GIVES_WAY: ConstraintField[] = ["goodFor", "vibe", "keyword", "feature", "price", "area", "meal"];

export type Pool = {
  /** Best first: those that meet everything, then those that come nearest. */
  places: Place[];
  /** Labels of the constraints that were widened or gave way, or, when nobody is left, of those nobody meets together. */
  unmet: string[];
  rejected: Rejection[];
};

/**
 * The places that meet the hard constraints. While fewer than `enough` do, the wish is widened by kinship (dim sum to
 * Cantonese, the Mission to its neighbours, brunch to breakfast), then one constraint after another gives way. A guide
 * of one is the last resort: before it, kitchens further off stand in.
 */
export function loosen(places: Place[], constraints: Constraint[], enough: number): Pool {
  const hard = constraints.filter(({ isHard }) => isHard);
  const kept = places.filter((place) => satisfiesHard(place, hard));
  const take = (softer: Softer[]) =>
    kept.push(...places.filter((place) => !kept.includes(place) && comesNear(place, softer, hard)));
  for (const softer of softened(hard, places)) if (kept.length < enough) take(softer);
  if (kept.length === 0) kept.push(...nearestInSpirit(places, hard));
  if (kept.length <= 1) take(widen(hard, EVERYTHING, places, true));
  const withoutDish = hard.filter(({ field, isNegated }) => field !== "dish" || isNegated);
  if (kept.length === 0 && withoutDish.some(({ isNegated }) => !isNegated)) take(widen(withoutDish, [], places));
  const missed = hard.filter((constraint) => kept.some((place) => !satisfiesHard(place, [constraint])));
  return {
    places: kept,
    unmet: (kept.length > 0 ? missed : hard).map(({ label }) => label),
    rejected: places
      .filter((place) => !kept.includes(place))
      .map((place) => ({ id: place.id, name: place.name, kind: "constraint", reason: whyNot(place, hard) })),
  };
}

/** A constraint and what else may answer it: other values, or kitchens that stand in for its food. */
type Softer = { constraint: Constraint; kitchens: string[] };

/** The wish, ever softer: widened, then with one field left out, then with one after another. */
function softened(hard: Constraint[], places: Place[]): Softer[][] {
  const steps = WIDENS.map((fields) => widen(hard, fields, places));
  const without = (list: Constraint[], field: ConstraintField) =>
    list.filter((constraint) => constraint.field !== field || constraint.isNegated);
  const add = (list: Constraint[]) => {
    if (list.some(({ isNegated }) => !isNegated)) steps.push(widen(list, [], places), widen(list, EVERYTHING, places));
  };
  const given = GIVES_WAY.filter((field) => without(hard, field).length < hard.length);
  for (const field of given) add(without(hard, field));
  let left = hard;
  for (const field of given) {
    left = without(left, field);
    if (left.some(({ isNegated }) => !isNegated)) add(left);
    else break;
  }
  return steps;
}

const isFood = ({ field, isNegated }: Constraint) => (field === "cuisine" || field === "dish") && !isNegated;

const widen = (hard: Constraint[], fields: readonly ConstraintField[], places: Place[], isFar = false): Softer[] =>
  hard.map((constraint) =>
    fields.includes(constraint.field) && !constraint.isNegated
      ? wider(constraint, places, isFar)
      : { constraint, kitchens: [] },
  );

/** The same wish with its kin; what is ruled out is never widened. */
function wider(constraint: Constraint, [place]: Place[], isFar: boolean): Softer {
  const { field, values } = constraint;
  if (isFood(constraint)) return { constraint, kitchens: values.flatMap((value) => kinOf(value, isFar)) };
  const kin = field === "area" ? (place ? neighboursOf(place.city, values) : []) : values.flatMap(nearlyAs);
  return { constraint: { ...constraint, values: [...new Set([...values, ...kin])] }, kitchens: [] };
}

/** How many of a place's cuisines count as what it mainly cooks. */
const MAIN = 2;
const MEATLESS = ["Vegan", "Vegetarian"];

const hasDiet = (hard: Constraint[]) => hard.some(({ field }) => field === "diet");

/** Meets the softer wish. A kitchen without meat stands in for another's food only where the wish asks for a diet. */
function comesNear(place: Place, softer: Softer[], hard: Constraint[]): boolean {
  const mayStandIn = hasDiet(hard) || !MEATLESS.includes(place.cuisines[0] ?? "");
  const main = place.cuisines.slice(0, MAIN);
  return softer.every(
    ({ constraint, kitchens }) =>
      satisfiesHard(place, [constraint]) || (mayStandIn && kitchens.some((kitchen) => main.includes(kitchen))),
  );
}

/** Places that meet all but the food, which their kitchen may make; or, of several foods at once, that make one. */
function nearestInSpirit(places: Place[], hard: Constraint[]): Place[] {
  const food = hard.filter(isFood);
  const rest = hard.filter((constraint) => !isFood(constraint));
  const fitting = places.filter(
    (place) => satisfiesHard(place, rest) && (hasDiet(hard) || !MEATLESS.includes(place.cuisines[0] ?? "")),
  );
  if (food.length === 0) return [];
  const may = fitting.filter((place) => food.every((constraint) => judge(place, constraint) !== "unmet"));
  if (may.length > 0 || food.length === 1) return may;
  return fitting.filter((place) => food.some((constraint) => judge(place, constraint) === "met"));
}

function whyNot(place: Place, hard: Constraint[]): string {
  const missed = hard.filter((constraint) => judge(place, constraint) !== "met");
  return missed
    .map((constraint) => `${constraint.label}: ${judge(place, constraint) === "unknown" ? "not known" : "no"}`)
    .join("; ");
}
