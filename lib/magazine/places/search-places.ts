import type { City } from "@/lib/core/cities";
import { foldText } from "@/lib/core/fold-text";
import { distanceMeters } from "@/lib/core/geo/distance";
import type { Ctx } from "@/lib/ports/context";
import { findMatches } from "@/lib/restaurants/find-matches";
import { centerOf } from "@/lib/restaurants/read-query";
import { MATCH_TIERS, type SearchHit } from "@/lib/restaurants/search-hits";
import { normalizeName } from "@/lib/restaurants/search-text";
import { viewRestaurant } from "@/lib/restaurants/view";
import { isNamedForFood } from "./avoided-foods";
import { type FoundPlaces, NO_PLACES, onceEach, PLACES_PER_PAGE, paged } from "./found-places";
import { type IsInScope, isInSome } from "./in-some-area";
import { listPlacesOfArea } from "./list-places-of-area";
import type { PlaceIndex } from "./load-places";
import { asMatch, type MatchedPlace, matchPlaces, NEAR_MAX_METERS } from "./match-places";
import { asksLikeAName, closestNames, isInOtherOrder, isTitled } from "./name-queries";
import { isRefusedName } from "./read-refusals";
import type { ReadSearch } from "./read-search";
import type { Term } from "./read-terms";

const PARTIAL_MAX = 8;
/** Names beyond these would help nobody who looks for one. */
const NAMES_MAX = 60;

type Input = {
  index: PlaceIndex;
  read: ReadSearch;
  query: string;
  city: City | undefined;
  picks: ReadonlyMap<string, number>;
  page: number;
};

/** Places that are called so, then those that have what is asked for, from the copy in memory; listed ones come after them. */
export async function searchPlaces({ db }: Pick<Ctx, "db">, input: Input): Promise<FoundPlaces> {
  const { index, read, query, city, picks, page } = input;
  const { areas, near, terms, refused, refusedAreas, avoided } = read;
  const isThere: IsInScope = areas.length > 0 ? isInSome(areas) : (place) => city === undefined || place.city === city;
  const isRefusedArea = isInSome(refusedAreas);
  const scope: IsInScope = (place, town) => isThere(place, town) && !isRefusedArea(place, town);
  // What a name costs isn't known, and no name says what it is like there.
  const isNameable = terms.some(({ kind }) => kind !== "price" && kind !== "mood");
  const words = isNameable ? terms.flatMap(({ kind, label }) => (kind === "price" ? [] : label.split(" "))) : [];
  const [calledAlike, listedAlike] = await Promise.all([
    findMatches(db, {
      nameText: normalizeName(query),
      city: areas.length > 0 ? undefined : city,
      limit: NAMES_MAX,
      reader: null,
    }),
    words.length > 0
      ? findMatches(db, {
          nameText: words.map(beginning).join(" "),
          areas: areas.length > 0 ? areas : undefined,
          city: areas.length > 0 ? undefined : city,
          near: near ?? undefined,
          limit: NAMES_MAX,
          reader: null,
        })
      : [],
  ]);
  const named = closestNames(query, calledAlike);
  const isRefusing = refused.length + avoided.length > 0;
  if (terms.length + refusedAreas.length + named.length + areas.length === 0 && !isRefusing) return NO_PLACES;
  const isWanted = ({ place }: SearchHit) =>
    place.listedBy !== null &&
    !isRefusedArea(viewRestaurant(place), place.town) &&
    !isRefusedName(place, refused) &&
    !avoided.some(({ food }) => isNamedForFood(place, food));
  if (terms.length === 0 && areas.length > 0 && !isRefusing)
    return listPlacesOfArea(db, input, named.filter(isCalledSo));
  const isNear = ({ meters }: MatchedPlace) => meters === null || meters <= NEAR_MAX_METERS;
  const there = matchPlaces({
    index,
    terms,
    refused,
    avoided,
    isInScope: scope,
    isAnywhereElse: refusedAreas.length > 0,
    near,
    picks,
  });
  const isName = terms.every(({ kind }) => kind === "word") && !isRefusing;
  // What is called like a kitchen or a dish is no better than what serves it.
  const called = named.filter(
    (hit) =>
      hit.tier === MATCH_TIERS.exactName ||
      (isCalledSo(hit) ? isName || hit.place.listedBy !== null : isName && hit.tier === MATCH_TIERS.similarName),
  );
  // A word that was spelled otherwise looks for no dish once a place is called as it was typed.
  const typed = foldText(query).split(" ");
  const isAsTyped = !isName || !called.some(isCalledSo) || terms.every(({ label }) => typed.includes(label));
  const full = isAsTyped ? there.full.filter(isNear) : [];
  const isCalled = called.some(({ tier }) => isName || tier === MATCH_TIERS.exactName);
  const listed = listedAlike
    .filter(({ tier }) => tier !== MATCH_TIERS.similarName)
    .filter(isWanted)
    .map((hit) => listedMatch(hit, read))
    .filter(isNear);
  if (near) listed.sort((a, b) => (a.meters ?? 0) - (b.meters ?? 0));
  // Who names a price is better served by what is a little dearer than by what may cost anything.
  const told = there.partial.filter(isNear);
  const isPriced = terms.some(({ kind }) => kind === "price") && full.length === 0 && told.length > 0;
  const partial = isCalled ? [] : [...told, ...(isPriced ? listed : [])];
  // Whoever asks for ramen asks for no restaurant called "Ramen", unless we tell of it.
  const isAKind = terms.length > 0 && terms.every(({ kind }) => kind !== "word");
  const exact = called.filter(
    ({ tier, place }) => tier === MATCH_TIERS.exactName && (!isAKind || place.listedBy === null),
  );
  const hitMatch = ({ place }: SearchHit): MatchedPlace => asMatch(viewRestaurant(place));
  // A listed place that is called so comes before what only has such a word on its menu.
  const names = isName ? called : called.filter(({ place }) => place.listedBy === null);
  const all = onceEach([
    ...[...exact, ...names].map(hitMatch),
    ...full,
    ...called.map(hitMatch),
    ...(isPriced ? [] : listed),
  ]);
  const isUnlisted =
    asksLikeAName(query, read) &&
    (isTitled(query) ? called.every((hit) => isInOtherOrder(query, hit)) : called.length + full.length === 0);
  if (isUnlisted) {
    const alike = onceEach(called.map(hitMatch));
    const others = onceEach([...full, ...partial])
      .filter((each) => !alike.some(({ place }) => place.id === each.place.id))
      .flatMap((each) => withFoodAlone(each, terms));
    return { ...paged(alike, page), partial: others.slice(0, PARTIAL_MAX), isUnlisted, missed: "" };
  }
  // That a text elsewhere in the area speaks of Thai food is less than Thai food a mile away.
  const isTold = partial.some(({ met }) => met.length > 0);
  if (all.length > 0 || (partial.length > 0 && (isTold || areas.length === 0))) {
    const shown = paged(all, page);
    return {
      ...shown,
      partial: all.length < PLACES_PER_PAGE ? partial.slice(0, PARTIAL_MAX) : [],
      isUnlisted: false,
      missed: "",
    };
  }
  const [area] = areas;
  const elsewhere = area
    ? matchPlaces({
        index,
        terms,
        refused,
        avoided,
        isInScope: () => true,
        near: centerOf(area),
        picks,
        isByDistance: true,
      }).full
    : [];
  return {
    ...paged(elsewhere, page),
    partial: [],
    isUnlisted: false,
    missed: elsewhere.length > 0 ? read.where : "",
  };
}

/** Under a name that isn't listed, only the food in it is asked for: of "Olive Garden" nobody wants a garden. */
function withFoodAlone(match: MatchedPlace, terms: readonly Term[]): MatchedPlace[] {
  const foods = terms.filter(({ kind }) => kind === "food").map(({ label }) => label);
  const ofFood = (labels: readonly string[]) => labels.filter((label) => foods.includes(label));
  const [met, mentioned] = [ofFood(match.met), ofFood(match.mentioned)];
  return met.length + mentioned.length > 0 ? [{ ...match, met, mentioned, unknown: ofFood(match.unknown) }] : [];
}

/** Of what is only a name on the map, the price isn't known. */
function listedMatch({ place }: SearchHit, { near, terms }: ReadSearch): MatchedPlace {
  const unknown = terms.flatMap(({ kind }) => (kind === "price" ? ["price"] : []));
  return { ...asMatch(viewRestaurant(place)), unknown, meters: near && distanceMeters(near, place) };
}

/** A name may have it in the singular: "Dumpling House". */
const beginning = (word: string): string => (word.length > 4 ? word.replace(/(?<=[^s])s$/, "") : word);

const isCalledSo = ({ tier }: SearchHit): boolean => tier <= MATCH_TIERS.nameContainsWords;
