import type { Constraint, Place } from "@/lib/contracts/stages";
import { type City, inCity } from "@/lib/core/cities";
import { evaluateConstraint } from "./evaluate-constraint";
import { fittingPlaces } from "./fitting-places";
import { isBinding, meetsHardConstraints, neverGivesWay } from "./hard-constraints";

const NAMED_MAX = 3;

type Searched = { places: readonly Place[]; constraints: Constraint[] };
type Found = {
  fittingCount: number;
  closeCount: number;
  /** Which places lie nearest to the landmark that was asked for, in a sentence; empty where none is known. */
  nearest: string;
  hasChanges: boolean;
  enough: number;
};

/** Why there is no guide, kindly: which wishes too few places meet together, at most three of them, and what is shown. */
export function tooFewMessage(
  city: City,
  searched: Searched,
  { fittingCount, closeCount, nearest, hasChanges, enough }: Found,
): string {
  const search = {
    places: searched.places.filter(({ status }) => status === "open"),
    constraints: searched.constraints.filter(isBinding),
  };
  const where = `${inCity(city)} that we know of`;
  if (fittingCount > 0) {
    const fitting = fittingPlaces(search.places, searched.constraints);
    const conflict = conflictOf(search, enough);
    const unsure = conflict.filter((constraint) => isOpen(fitting, constraint));
    const only = fittingCount === 1 ? "one place" : "two places";
    const fit = unsure.length > 0 ? "may fit" : fittingCount === 1 ? "fits" : "fit";
    const sentences = [`Only ${only} ${where} ${fit} ${inWords(conflict)}: too few for a guide.`];
    if (unsure.length > 0) sentences.push(`We don't know about ${quotedList(unsure.map(({ label }) => label))} there.`);
    if (nearest) sentences.push(nearest);
    if (!hasChanges) sentences.push(withoutChanges(search));
    return sentences.join(" ");
  }
  if (search.constraints.length === 0) {
    return `Nothing that we know of ${inCity(city)} fits this wish yet. Try other words, or another city.`;
  }
  const sentences = [`Nobody ${where} fits ${inWords(conflictOf(search, 1))}.`];
  if (nearest) sentences.push(nearest);
  else if (closeCount > 0) sentences.push(closeCount === 1 ? "This one comes close." : "These two come close.");
  if (!hasChanges) sentences.push(withoutChanges(search));
  return sentences.join(" ");
}

/** Of a place that breaks none of the wishes, no source says that it keeps this one. */
const isOpen = (fitting: readonly Place[], constraint: Constraint): boolean =>
  fitting.some((place) => evaluateConstraint(place, constraint) === "unknown");

function inWords(conflict: readonly Constraint[]): string {
  if (conflict.length === 0) return "this wish";
  const named = quotedList(conflict.slice(0, NAMED_MAX).map(({ label }) => label));
  return conflict.length <= NAMED_MAX ? named : `all of this, ${named} above all`;
}

/**
 * No change helps: each that may be left out was tried, and the cities nearby where the wish doesn't say where. What is
 * asked for beside a landmark isn't looked for in another city.
 */
const withoutChanges = ({ constraints }: Searched): string =>
  constraints.some(({ field }) => field === "area") && !constraints.some(({ field }) => field === "landmark")
    ? "Nothing that we could leave out brings enough places together; another city may have them."
    : "Nothing that we could leave out brings enough places together.";

/**
 * Wishes that fewer than `enough` places meet together, and each of which matters: without any one of them, enough do.
 * Those whose leaving out helps are kept longest, and of the rest those that fewest places meet; the wish's own words give
 * way first.
 */
function conflictOf({ places, constraints }: Searched, enough: number): Constraint[] {
  const isEnough = (others: Constraint[]) =>
    places.filter((place) => meetsHardConstraints(place, others)).length >= enough;
  const helps = (constraint: Constraint) =>
    !neverGivesWay(constraint) && isEnough(constraints.filter((other) => other !== constraint));
  const metBy = (constraint: Constraint) =>
    constraint.field === "keyword"
      ? Number.POSITIVE_INFINITY
      : places.filter((place) => meetsHardConstraints(place, [constraint])).length;
  const byWeight = constraints
    .map((constraint) => ({ constraint, rank: helps(constraint) ? -1 : metBy(constraint) }))
    .toSorted((a, b) => b.rank - a.rank);
  const needed = new Set(constraints);
  for (const { constraint } of byWeight) {
    needed.delete(constraint);
    if (isEnough([...needed])) needed.add(constraint);
  }
  // Where too few are open at all, nothing is needed: the whole wish is named.
  return needed.size === 0 ? [...constraints] : constraints.filter((constraint) => needed.has(constraint));
}

/** “Georgian”, “$”, and “vegan” */
export const quotedList = (items: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(items.map((item) => `“${item}”`));
