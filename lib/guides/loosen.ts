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

/** The places that meet the hard constraints; when fewer than `enough` do, one constraint after another gives way. */
export function loosen(places: Place[], constraints: Constraint[], enough: number): Pool {
  let hard = constraints.filter(({ isHard }) => isHard);
  const unmet: string[] = [];
  let kept = places.filter((place) => meetsAll(place, hard));
  for (const field of GIVES_WAY) {
    if (kept.length >= enough) break;
    const softer = hard.filter((constraint) => constraint.field !== field || constraint.isNegated);
    if (softer.length === hard.length || softer.length === 0) continue;
    const wider = places.filter((place) => meetsAll(place, softer));
    if (wider.length === kept.length) continue;
    unmet.push(...hard.filter((constraint) => !softer.includes(constraint)).map(({ label }) => label));
    kept = [...kept, ...wider.filter((place) => !kept.includes(place))];
    hard = softer;
  }
  if (kept.length === 0) {
    const likely = places.filter(
      (place) =>
        satisfiesHard(
          place,
          hard.filter((c) => !isFood(c)),
        ) && mayServe(place, hard),
    );
    if (likely.length > 0) {
      kept = likely;
      unmet.push(...hard.filter(isFood).map(({ label }) => label));
      hard = hard.filter((constraint) => !isFood(constraint));
    }
  }
  return {
    places: kept,
    unmet: kept.length > 0 ? unmet : hard.map(({ label }) => label),
    rejected: places
      .filter((place) => !kept.includes(place))
      .map((place) => ({ id: place.id, name: place.name, reason: whyNot(place, hard) })),
  };
}

const meetsAll = satisfiesHard;

const isFood = ({ field, isNegated }: Constraint) => (field === "cuisine" || field === "dish") && !isNegated;

/** Nearest in spirit: the kitchen may make it, though nothing we know says so. */
const mayServe = (place: Place, hard: Constraint[]) => {
  const food = hard.filter(isFood);
  return food.length > 0 && food.every((constraint) => judge(place, constraint) !== "unmet");
};

function whyNot(place: Place, hard: Constraint[]): string {
  const missed = hard.filter((constraint) => judge(place, constraint) !== "met");
  return missed
    .map((constraint) => `${constraint.label}: ${judge(place, constraint) === "unknown" ? "not known" : "no"}`)
    .join("; ");
}
