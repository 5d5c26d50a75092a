import { foldText } from "@/lib/core/fold-text";
import { metersFrom } from "@/lib/core/geo/spot";
import { type InTown, townFirst } from "@/lib/restaurants/named-town";
import { MATCH_TIERS, type SearchHit } from "@/lib/restaurants/search-hits";
import { normalizeName } from "@/lib/restaurants/search-text";
import { viewRestaurant } from "@/lib/restaurants/view";
import { onceEach } from "./found-places";
import type { PlaceIndex } from "./load-places";
import { matchPlaces, NEAR_MAX_METERS } from "./match-places";
import { asMatch, type MatchedPlace } from "./matched-place";
import { isCalledSo, type NameHits } from "./name-hits";
import { holdsEach, isSameName } from "./name-queries";
import type { ReadSearch } from "./read-search";
import { isOfWordsAlone, type SearchInput, scopeOf } from "./search-input";
import { CALL_FIRST } from "./search-notes";

export type Matches = {
  /** Called as the search reads. */
  called: SearchHit[];
  /** What has all of it, by more than its name. */
  full: MatchedPlace[];
  /** What has most of it. */
  partial: MatchedPlace[];
  /** Those that are shown as having all of it, in their order: told names, what has it, other names. */
  all: MatchedPlace[];
  /** How many of those are in the city that is named, where others are in towns around it. */
  inTown: InTown | null;
};

/** Names and what has the things asked for, put together. */
export function gatherMatches(input: SearchInput, hits: NameHits): Matches {
  const { index, read, picks } = input;
  const { terms, near } = read;
  const isInScope = scopeOf(input);
  const isAnywhereElse = read.refusedAreas.length > 0;
  const isToBeCalled = read.notes.some((note) => CALL_FIRST.test(note));
  const there = matchPlaces({ ...read, index, isInScope, isAnywhereElse, picks, isToBeCalled });
  const called = calledNames(hits.named, input);
  const full = looksForMoreThanNames(input, called) ? there.full.filter(isNear) : [];
  const told = there.partial.filter(isNear);
  const listed = hits.listed.map((hit) => listedMatch(hit, read)).filter(isNear);
  if (near) listed.sort((a, b) => (a.meters ?? 0) - (b.meters ?? 0));
  // Who names a price is better served by what is a little dearer than by what may cost anything.
  const isPriced = terms.some(({ kind }) => kind === "price") && full.length === 0 && told.length > 0;
  const isName = isOfWordsAlone(read);
  const same = sameNames(input);
  const isCalled = same.length > 0 || called.some(({ tier }) => isName || tier === MATCH_TIERS.exactName);
  const all = onceEach([
    ...same,
    ...leadingNames(called, input).map(hitMatch),
    ...full,
    ...called.map(hitMatch),
    ...(isPriced ? [] : listed),
  ]);
  const { places, inTown } = townFirst(all, read.areas, isOutOfTown(index, [...hits.named, ...hits.listed]));
  const partial = isCalled ? [] : [...told, ...(isPriced ? listed : [])];
  return { called, full, partial, all: places, inTown };
}

/** A city's own places tell no town. */
function isOutOfTown(index: PlaceIndex, hits: readonly SearchHit[]): (match: MatchedPlace) => boolean {
  const towns = new Map(hits.map(({ place }) => [place.id, place.town]));
  return ({ place: { id } }) => (towns.get(id) ?? index.towns[index.numbers.get(id) ?? -1] ?? null) !== null;
}

/** Told places of that name but for its spaces, where the words are no dish or kitchen alone. */
function sameNames(input: SearchInput): MatchedPlace[] {
  const { index, query, read } = input;
  if (read.terms.every(({ kind }) => kind !== "word")) return [];
  const isInScope = scopeOf(input);
  return index.places
    .filter(
      (place, number) => place.isOpen && isSameName(query, place.name) && isInScope(place, index.towns[number] ?? null),
    )
    .map(asMatch);
}

/** What is called like a kitchen or a dish is no better than what serves it. */
function calledNames(named: readonly SearchHit[], { query, read }: SearchInput): SearchHit[] {
  const typed = normalizeName(query).split(" ");
  // Of what is read as a whole, a name that is only spelled alike has nothing: "Ace King BBQ" of "ayce kbbq".
  const isOfNames = read.terms.some(({ kind }) => kind === "word");
  const isName = isOfWordsAlone(read) && !read.isOpenEnded;
  return named.filter(
    (hit) =>
      hit.tier === MATCH_TIERS.exactName ||
      (isOfNames && isSameName(query, hit.place.name)) ||
      (isCalledSo(hit)
        ? isName || (hit.place.listedBy !== null && (isOfNames || holdsEach(hit, typed)))
        : isName && hit.tier === MATCH_TIERS.similarName),
  );
}

/** Those before everything else; a listed place that is called so comes before what only has such a word on its menu. */
function leadingNames(called: readonly SearchHit[], { query, read }: SearchInput): SearchHit[] {
  // Whoever asks for ramen asks for no restaurant called "Ramen", unless we tell of it.
  const isAKind = read.terms.length > 0 && read.terms.every(({ kind }) => kind !== "word");
  const exact = called.filter((hit) => hit.tier === MATCH_TIERS.exactName && (!isAKind || isTold(hit)));
  // "Tartine" is the bakery that is told of, before a listed place of that bare name.
  const begun = called.filter((hit) => isTold(hit) && hit.place.status === "open" && beginsWith(hit, query));
  return [...exact.filter(isTold), ...begun, ...exact, ...(isOfWordsAlone(read) ? called : called.filter(isTold))];
}

const isTold = ({ place }: SearchHit): boolean => place.listedBy === null;
const beginsWith = ({ place }: SearchHit, query: string): boolean =>
  normalizeName(place.name).startsWith(`${normalizeName(query)} `);

/** A word that was spelled otherwise looks for no dish once a place is called as it was typed. */
function looksForMoreThanNames({ query, read }: SearchInput, called: readonly SearchHit[]): boolean {
  const typed = foldText(query).split(" ");
  return !isOfWordsAlone(read) || !called.some(isCalledSo) || read.terms.every(({ label }) => typed.includes(label));
}

const isNear = ({ meters }: MatchedPlace): boolean => meters === null || meters <= NEAR_MAX_METERS;

export const hitMatch = ({ place }: SearchHit): MatchedPlace => asMatch(viewRestaurant(place));

/** Of what is only a name on the map, the price isn't known. */
function listedMatch({ place }: SearchHit, { near, terms }: ReadSearch): MatchedPlace {
  const unknown = terms.flatMap(({ kind }) => (kind === "price" ? ["price"] : []));
  return { ...asMatch(viewRestaurant(place)), unknown, meters: near && metersFrom(near, place) };
}
