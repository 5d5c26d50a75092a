import { judge, satisfiesHard } from "./constraints";
import type { Constraint, ConstraintField, Place } from "./stage-types";
import { kinOf, nearlyAs, neighboursOf } from "./vocabulary";

/** What is widened, step by step, before anything gives way: to the next block, to the next kitchen, then to both. */
const WIDENS: readonly ConstraintField[][] = [
  ["meal", "vibe", "feature"],
  ["area"],
  ["dish"],
  ["dish", "cuisine"],
  ["area", "meal", "vibe", "feature"],
  ["area", "dish"],
  ["area", "dish", "cuisine", "meal", "vibe", "feature"],
];

/** What gives way next, one field after another. Exclusions, diets and named places never do. */
const GIVES_WAY: ConstraintField[] = ["goodFor", "vibe", "keyword", "feature", "meal", "price", "area", "dish"];

export type Pool = {
  /** Best first: those that meet everything, then those that come nearest. */
  places: Place[];
  /** Labels of the constraints that were widened or gave way, or, when nobody is left, of those nobody meets together. */
  unmet: string[];
  rejected: { id: string; name: string; reason: string }[];
};

/**
 * The places that meet the hard constraints. While fewer than `enough` do, the wish is widened by kinship (dim sum to
 * Cantonese, the Mission to its neighbours, brunch to breakfast), then one constraint after another gives way.
 */
export function loosen(places: Place[], constraints: Constraint[], enough: number): Pool {
  const hard = constraints.filter(({ isHard }) => isHard);
  const kept = places.filter((place) => satisfiesHard(place, hard));
  for (const softer of softened(hard, places[0])) {
    if (kept.length >= enough) break;
    kept.push(...places.filter((place) => !kept.includes(place) && comesNear(place, softer, hard)));
  }
  if (kept.length === 0) kept.push(...nearestInSpirit(places, hard));
  const missed = hard.filter((constraint) => kept.some((place) => !satisfiesHard(place, [constraint])));
  return {
    places: kept,
    unmet: (kept.length > 0 ? missed : hard).map(({ label }) => label),
    rejected: places
      .filter((place) => !kept.includes(place))
      .map((place) => ({ id: place.id, name: place.name, reason: whyNot(place, hard) })),
  };
}

/** The wish, ever softer: widened, widened further, and then with one field after another left out. */
function softened(hard: Constraint[], place: Place | undefined): Constraint[][] {
  const widen = (list: Constraint[], fields: readonly ConstraintField[], isFar = false) =>
    list.map((constraint) =>
      place && fields.includes(constraint.field) ? wider(constraint, place, isFar) : constraint,
    );
  const everything = WIDENS.flat();
  const steps = [...WIDENS.map((fields) => widen(hard, fields)), widen(hard, everything, true)];
  let left = hard;
  for (const field of GIVES_WAY) {
    const fewer = left.filter((constraint) => constraint.field !== field || constraint.isNegated);
    if (fewer.length === left.length || !fewer.some(isWanted)) continue;
    left = fewer;
    steps.push(left, widen(left, everything), widen(left, everything, true));
  }
  return steps;
}

const isWanted = ({ isNegated }: Constraint) => !isNegated;
const isFood = ({ field, isNegated }: Constraint) => (field === "cuisine" || field === "dish") && !isNegated;

/** The same wish with its kin among the values; what is ruled out stays as it was said. */
function wider(constraint: Constraint, { city }: Place, isFar: boolean): Constraint {
  const { field, values, isNegated } = constraint;
  if (isNegated) return constraint;
  const kin =
    field === "area"
      ? neighboursOf(city, values)
      : field === "cuisine" || field === "dish"
        ? values.flatMap((value) => kinOf(value, isFar))
        : values.flatMap(nearlyAs);
  return { ...constraint, values: [...new Set([...values, ...kin])] };
}

const MEATLESS = ["Vegan", "Vegetarian"];

/** Meets the softer wish. A kitchen without meat stands in for another's food only where the wish asks for it. */
function comesNear(place: Place, softer: Constraint[], hard: Constraint[]): boolean {
  if (!satisfiesHard(place, softer)) return false;
  const food = hard.filter(isFood);
  const isAsked = hard.some(({ field }) => field === "diet") || food.length === 0 || satisfiesHard(place, food);
  return isAsked || !place.cuisines.some((cuisine) => MEATLESS.includes(cuisine));
}

/** Places that meet all but the food, which their kitchen may make; or, of several foods at once, that make one. */
function nearestInSpirit(places: Place[], hard: Constraint[]): Place[] {
  const food = hard.filter(isFood);
  const rest = hard.filter((constraint) => !isFood(constraint));
  const fitting = places.filter((place) => satisfiesHard(place, rest));
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
