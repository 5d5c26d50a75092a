import { type City, inCity } from "@/lib/core/cities";
import type { NamedArea } from "@/lib/restaurants/read-query";
import { type FoundPlaces, NO_PLACES, onceEach, PARTIAL_MAX, paged } from "./found-places";
import { gatherMatches } from "./gather-matches";
import { kinOf } from "./known-terms";
import { matchPlaces, NEAR_MAX_METERS } from "./match-places";
import type { MatchedPlace } from "./matched-place";
import { middleOf, type Near } from "./read-near";
import type { SearchInput } from "./search-input";
import { isStepFree, type Term } from "./term";

/** What isn't a matter of taste: a place there that may not have it is no answer. */
export const isNeed = (term: Term): boolean => term.kind === "diet" || isStepFree(term);

/** An occasion, a mood, a terrace: given up before the food. Neither a meal nor what somebody needs. */
const isWished = (term: Term): boolean =>
  term.kind === "mood" && !isNeed(term) && !term.facts.some((each) => /^(?:meal|cuisine) /.test(each));

/** Whether it has everything but what may be given up, where something else is asked for too. */
export function lacksOnly(
  { mentioned, unknown, against }: MatchedPlace,
  terms: readonly Term[],
  mayLack: (term: Term) => boolean,
): boolean {
  const labels = terms
    .filter(mayLack)
    .flatMap(({ label, choices = [] }) => [label, ...choices.map((each) => each.label)]);
  const isMore = terms.some(
    (term) => (term.kind === "food" || term.kind === "mood") && !mayLack(term) && !term.isBonus,
  );
  return isMore && against.length === 0 && [...mentioned, ...unknown].every((label) => labels.includes(label));
}

/** What has all of it, nearest to the area that was asked for first. */
export const nearestElsewhere = (input: SearchInput): MatchedPlace[] => matchElsewhere(input).full;

type Elsewhere = ReturnType<typeof matchPlaces>;
export const NOWHERE: Elsewhere = { full: [], partial: [] };

/** Of an area, its own city comes before another; what is in neither and far is left out where there is anything else. */
export function matchElsewhere({ index, read, picks }: SearchInput): Elsewhere {
  const near = middleOf(read.areas);
  if (!near) return NOWHERE;
  const { full, partial } = matchPlaces({
    ...read,
    index,
    areas: [],
    isInScope: () => true,
    near,
    picks,
    isByDistance: true,
  });
  if (isOfWholeCity(read)) return { full, partial };
  const cities = new Set(read.areas.map(({ city }) => city));
  const isOfCity = ({ place, meters }: MatchedPlace) =>
    cities.has(place.city) || (meters ?? Infinity) <= NEXT_DOOR_METERS;
  const isInReach = (each: MatchedPlace) => isOfCity(each) || (each.meters ?? Infinity) <= NEAR_MAX_METERS;
  const inOrder = (all: MatchedPlace[]) => {
    const inReach = all.filter(isInReach);
    const kept = inReach.length > 0 ? inReach : all;
    return [...kept.filter(isOfCity), ...kept.filter((each) => !isOfCity(each))];
  };
  return { full: inOrder(full), partial: inOrder(partial) };
}

/** So near is no other city. */
const NEXT_DOOR_METERS = 3_000;
const isOfWholeCity = ({ areas }: SearchInput["read"]): boolean => areas.some((area) => area.areas === null);

/** From where the distance of what is elsewhere is told; a whole city has no middle that anybody asks for. */
export function distancesFrom(read: SearchInput["read"]): Near | null {
  const middle = isOfWholeCity(read) ? null : middleOf(read.areas);
  return middle && { ...middle, name: read.where.replace(/^(?:in|on|at) /, "") };
}

/** The nearest that have all of it, then what has the food and not all that was wished for, there and around. */
export function showElsewhere(
  input: SearchInput,
  { full, partial }: Elsewhere,
  there: readonly MatchedPlace[],
): FoundPlaces {
  const { read, page } = input;
  const from = distancesFrom(read);
  const hasFood = (each: MatchedPlace) => lacksOnly(each, read.terms, isWished);
  const around = from ? partial.filter(hasFood) : [];
  return {
    ...paged(full, page),
    partial: onceEach([...there.filter(hasFood), ...around, ...there]).slice(0, PARTIAL_MAX),
    isUnlisted: false,
    missed: read.where,
    ...(from && { from }),
  };
}

/** Where what is there has a mood and none of the food: the nearest that have the food, before it. */
export function withFoodAround(
  read: SearchInput["read"],
  { partial }: Elsewhere,
  there: readonly MatchedPlace[],
): FoundPlaces | null {
  const hasFood = (each: MatchedPlace) => lacksOnly(each, read.terms, isWished);
  const from = distancesFrom(read);
  const around = from && !there.some(hasFood) ? partial.filter(hasFood) : [];
  if (!from || around.length === 0) return null;
  return { ...NO_PLACES, partial: onceEach([...around, ...there]).slice(0, PARTIAL_MAX), from, where: read.where };
}

/** Where nobody has all of it anywhere near, the nearest that have most of it. */
export function showNearestElsewhere(input: SearchInput): FoundPlaces {
  const { read } = input;
  const elsewhere = matchElsewhere(input);
  const { full, partial } = elsewhere;
  const from = distancesFrom(read);
  const around = partial.filter(
    (each) => (each.meters ?? Infinity) <= NEAR_MAX_METERS && lacksOnly(each, read.terms, isWished),
  );
  const isFar = (full[0]?.meters ?? Infinity) > NEAR_MAX_METERS * 2;
  if (full.length > 0 && !(from && isFar && around.length > 0)) return showElsewhere(input, elsewhere, []);
  return {
    ...NO_PLACES,
    partial: (full.length > 0 ? around : partial).slice(0, PARTIAL_MAX),
    ...(from && { from, where: read.where }),
  };
}

/** What nothing in the page's city has: where it is elsewhere, and the kitchens of it that are here. */
export function showBeyondTheCity(input: SearchInput): FoundPlaces | null {
  const { city, read } = input;
  const foods = read.terms.filter(({ kind }) => kind === "food");
  if (!city || read.areas.length > 0 || foods.length === 0) return null;
  const whole = { ...input, read: { ...read, areas: [wholeCity(city)], where: inCity(city) } };
  const elsewhere = matchElsewhere(whole);
  if (elsewhere.full.length === 0) return null;
  const kin = foods.flatMap((term) => kinOf(input.index, term) ?? []);
  const here = gatherMatches({ ...input, read: { ...read, terms: kin } }, { named: [], listed: [] }).full;
  // Of the dish nothing is known here: they are close, and have none of what was asked for.
  const close = here.map((each) => ({ ...each, met: [], unknown: foods.map(({ label }) => label) }));
  return { ...showElsewhere(whole, elsewhere, []), partial: close.slice(0, PARTIAL_MAX) };
}

const wholeCity = (city: City): NamedArea => ({ city, areas: null, where: inCity(city) });
