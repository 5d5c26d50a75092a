import type { Constraint, Place } from "@/lib/contracts/stages";
import { type City, inCity } from "@/lib/core/cities";
import { isBinding, meetsHardConstraints, neverGivesWay } from "./hard-constraints";

const NAMED_MAX = 3;

type Searched = { places: readonly Place[]; constraints: readonly Constraint[] };
type Found = { fittingCount: number; closeCount: number; hasChanges: boolean; enough: number };

/** Why there is no guide, kindly: which wishes too few places meet together, at most three of them, and what is shown. */
export function tooFewMessage(
  city: City,
  searched: Searched,
  { fittingCount, closeCount, hasChanges, enough }: Found,
): string {
  const search = {
    places: searched.places.filter(({ status }) => status === "open"),
    constraints: searched.constraints.filter(isBinding),
  };
  const where = `${inCity(city)} that we know of`;
  if (fittingCount > 0) {
    const [only, fit] = fittingCount === 1 ? ["one place", "fits"] : ["two places", "fit"];
    const sentence = `Only ${only} ${where} ${fit} ${inWords(conflictOf(search, enough))}: too few for a guide.`;
    return hasChanges ? sentence : `${sentence} ${withoutChanges(search)}`;
  }
  if (search.constraints.length === 0) {
    return `Nothing that we know of ${inCity(city)} fits this wish yet. Try other words, or another city.`;
  }
  const sentences = [`Nobody ${where} fits ${inWords(conflictOf(search, 1))}.`];
  if (closeCount > 0) sentences.push(closeCount === 1 ? "This one comes close." : "These two come close.");
  if (!hasChanges) sentences.push(withoutChanges(search));
  return sentences.join(" ");
}

function inWords(conflict: readonly Constraint[]): string {
  if (conflict.length === 0) return "this wish";
  const named = quotedList(conflict.slice(0, NAMED_MAX).map(({ label }) => label));
  return conflict.length <= NAMED_MAX ? named : `all of this, ${named} above all`;
}

/** No change helps: each that may be left out was tried, and the cities nearby where the wish doesn't say where. */
const withoutChanges = ({ constraints }: Searched): string =>
  constraints.some(({ field }) => field === "area" || field === "landmark")
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
