import type { Constraint, Place } from "@/lib/contracts/stages";
import { type City, inCity } from "@/lib/core/cities";
import { isBinding, isDietary, meetsHardConstraints, neverGivesWay } from "./hard-constraints";
import { isWantedFood } from "./near-misses";

/** So many ways out are named: first what is no food, then the one with most places. */
const WAYS_MAX = 2;
const NAMED_MAX = 3;
/** Diets that a guest keeps by choice or faith, so that somebody may ask again without; never one for their health. */
const CHOSEN_DIETS = ["vegetarian", "vegan", "halal", "kosher"];

type Searched = { places: readonly Place[]; constraints: readonly Constraint[] };
type WayOut = { left: readonly Constraint[]; count: number };

/** What nobody fits, at most three wishes that matter, and what to leave out: never a danger, or what makes ill. */
export function noMatchMessage(city: City, unmet: readonly string[], { places, constraints }: Searched): string {
  if (unmet.length === 0) {
    return `Nothing that we know of ${inCity(city)} fits this wish yet. Try other words, or another city.`;
  }
  const search = {
    places: places.filter(({ status }) => status === "open"),
    constraints: constraints.filter(isBinding),
  };
  const ways = waysOut(search);
  const needed = [...conflictOf(search, ways), ...(ways[0]?.left ?? [])];
  const conflict = search.constraints.filter((constraint) => needed.includes(constraint));
  const isAll = conflict.length <= NAMED_MAX;
  const named = quotedList((isAll ? conflict : conflict.slice(0, NAMED_MAX)).map(({ label }) => label));
  const nobody = `Nobody ${inCity(city)} that we know of fits ${isAll ? named : `all of this, ${named} above all`}.`;
  return ways.length > 0
    ? `${nobody} ${ways.map((way) => wayInWords(way, conflict.length)).join(" ")}`
    : `${nobody} ${withoutWay(search)}`;
}

function wayInWords({ left, count }: WayOut, namedCount: number): string {
  const fit = count === 1 ? "1 place fits" : `${count} places fit`;
  if (left.length === namedCount) return `Without ${namedCount === 1 ? "it" : "both"}, ${fit} the rest.`;
  return `Without ${quotedList(left.map(({ label }) => label))}, ${fit}.`;
}

const withoutWay = ({ constraints }: Searched): string =>
  constraints.some(({ field }) => field === "area" || field === "landmark")
    ? "Try a wider area, or one wish fewer."
    : "Try another city, or one wish fewer.";

/** What may be given up, so that some places meet everything else: one wish, or two where no single one is enough. */
function waysOut(search: Searched): WayOut[] {
  const plain = search.constraints.filter((constraint) => !neverGivesWay(constraint));
  const waysBy = (left: Constraint[][]) =>
    left
      .map((each) => ({ left: each, count: countWithout(each, search) }))
      .filter(({ left, count }) => count > 0 && asksForMore(search, left))
      .toSorted((a, b) => foodsIn(a) - foodsIn(b) || b.count - a.count);
  const one = waysBy(plain.map((constraint) => [constraint]));
  if (one.length > 0) return one.slice(0, WAYS_MAX);
  const two = waysBy(plain.flatMap((first, at) => plain.slice(at + 1).map((second) => [first, second])));
  const ways = two.length > 0 ? two : waysBy(search.constraints.filter(isChosen).map((constraint) => [constraint]));
  return ways.slice(0, 1);
}

/** Nobody is helped by what is left of "Sichuan, no beef" without Sichuan. */
const asksForMore = ({ constraints }: Searched, left: readonly Constraint[]): boolean =>
  constraints.some((constraint) => !constraint.isNegated && !left.includes(constraint));

/** The food comes last among what is given up. */
const foodsIn = ({ left }: WayOut): number => left.filter(isWantedFood).length;

/** A diet of choice or faith; nothing that somebody may be refusing for their health. */
const isChosen = (constraint: Constraint): boolean =>
  isDietary(constraint) &&
  !constraint.isNegated &&
  !constraint.isDanger &&
  constraint.values.every((value) => CHOSEN_DIETS.includes(value));

/**
 * Wishes that nobody meets together, and each of which matters: without any one of them, somebody does. Those that are a
 * way out are kept longest, and of the rest those that fewest places meet; the wish's own words give way first.
 */
function conflictOf({ places, constraints }: Searched, ways: readonly WayOut[]): Constraint[] {
  const isWay = (constraint: Constraint) => ways.some(({ left }) => left.includes(constraint));
  const metBy = (constraint: Constraint) =>
    constraint.field === "keyword"
      ? Number.POSITIVE_INFINITY
      : places.filter((place) => meetsHardConstraints(place, [constraint])).length;
  const byWeight = constraints
    .map((constraint) => ({ constraint, rank: isWay(constraint) ? -1 : metBy(constraint) }))
    .toSorted((a, b) => b.rank - a.rank);
  const needed = new Set(constraints);
  for (const { constraint } of byWeight) {
    needed.delete(constraint);
    if (places.some((place) => meetsHardConstraints(place, [...needed]))) needed.add(constraint);
  }
  // Where no place is open at all, nothing is needed: the whole wish is named.
  return needed.size === 0 ? [...constraints] : constraints.filter((constraint) => needed.has(constraint));
}

/** How many places meet everything else. */
function countWithout(left: readonly Constraint[], { places, constraints }: Searched): number {
  const others = constraints.filter((constraint) => !left.includes(constraint));
  return places.filter((place) => meetsHardConstraints(place, others)).length;
}

const quotedList = (items: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(items.map((item) => `“${item}”`));
