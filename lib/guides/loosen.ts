import { judge, satisfiesHard } from "./constraints";
import type { Constraint, ConstraintField, Place } from "./stage-types";

/** What gives way first when too few places meet everything. Exclusions, diets and named places never do. */
const GIVES_WAY: ConstraintField[] = ["goodFor", "vibe", "keyword", "feature", "meal", "price", "area", "dish"];

export type Pool = {
  /** Best first: those that meet everything, then those that miss only what gave way. */
  places: Place[];
  /** Labels of the constraints that gave way, or, when nobody is left, of those that nobody meets together. */
  unmet: string[];
  rejected: { id: string; name: string; reason: string }[];
};

/**
 * The places that meet the hard constraints; when fewer than `enough` do, one constraint after another gives way. When
 * that finds nobody, the kitchens that may make the food, though nothing known says so, are nearest in spirit.
 */
export function loosen(places: Place[], constraints: Constraint[], enough: number): Pool {
  let hard = constraints.filter(({ isHard }) => isHard);
  let kept = places.filter((place) => satisfiesHard(place, hard));
  const gone: Constraint[] = [];
  for (const field of GIVES_WAY) {
    if (kept.length >= enough) break;
    const softer = hard.filter((constraint) => constraint.field !== field || constraint.isNegated);
    if (softer.length === hard.length || softer.length === 0) continue;
    const wider = places.filter((place) => satisfiesHard(place, softer));
    if (wider.length === kept.length && kept.length > 0) continue;
    gone.push(...hard.filter((constraint) => !softer.includes(constraint)));
    kept = [...kept, ...wider.filter((place) => !kept.includes(place))];
    hard = softer;
  }
  if (kept.length === 0) {
    const stated = constraints.filter(({ isHard }) => isHard);
    kept = nearestInSpirit(places, stated);
    if (kept.length === 0) kept = nearestInSpirit(places, hard);
    gone.push(...stated.filter(isFood));
  }
  const missed = [...new Set(gone)].filter((constraint) => kept.some((place) => !satisfiesHard(place, [constraint])));
  return {
    places: kept,
    unmet: (kept.length > 0 ? missed : [...new Set([...gone, ...hard])]).map(({ label }) => label),
    rejected: places
      .filter((place) => !kept.includes(place))
      .map((place) => ({ id: place.id, name: place.name, reason: whyNot(place, hard) })),
  };
}

const isFood = ({ field, isNegated }: Constraint) => (field === "cuisine" || field === "dish") && !isNegated;

/** Places that meet all but the food, which their kitchen may make. */
function nearestInSpirit(places: Place[], hard: Constraint[]): Place[] {
  const food = hard.filter(isFood);
  const rest = hard.filter((constraint) => !isFood(constraint));
  if (food.length === 0) return [];
  return places.filter(
    (place) => satisfiesHard(place, rest) && food.every((constraint) => judge(place, constraint) !== "unmet"),
  );
}

function whyNot(place: Place, hard: Constraint[]): string {
  const missed = hard.filter((constraint) => judge(place, constraint) !== "met");
  return missed
    .map((constraint) => `${constraint.label}: ${judge(place, constraint) === "unknown" ? "not known" : "no"}`)
    .join("; ");
}
