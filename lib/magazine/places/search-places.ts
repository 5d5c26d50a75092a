import { and, asc, eq, sql } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Restaurant } from "@/lib/contracts/restaurant";
import type { City } from "@/lib/core/cities";
import type { Ctx } from "@/lib/ports/context";
import { findMatches } from "@/lib/restaurants/find-matches";
import { centerOf, type NamedArea, spellingsOf } from "@/lib/restaurants/read-query";
import { MATCH_TIERS, type SearchHit } from "@/lib/restaurants/search-hits";
import { isInScope } from "@/lib/restaurants/search-scope";
import { normalizeName } from "@/lib/restaurants/search-text";
import { viewColumns, viewRestaurant } from "@/lib/restaurants/view";
import type { PlaceIndex } from "./load-places";
import { type MatchedPlace, matchPlaces, NEAR_MAX_METERS } from "./match-places";
import type { ReadSearch } from "./read-search";

const PLACES_PER_PAGE = 12;
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

type IsInScope = (place: Restaurant, town: string | null) => boolean;

export type FoundPlaces = {
  /** One page of those that have all of what was asked: told before listed. */
  places: MatchedPlace[];
  count: { told: number; listed: number };
  page: number;
  pageCount: number;
  /** Where too few have all of it: those that have most of it. */
  partial: MatchedPlace[];
  /** "in San Mateo": where the query asks for and nothing is, so that the places are the nearest elsewhere. */
  missed: string;
};
export const NO_PLACES: FoundPlaces = {
  places: [],
  count: { told: 0, listed: 0 },
  page: 1,
  pageCount: 1,
  partial: [],
  missed: "",
};

/** Places that are called so, then those that have what is asked for, from the copy in memory; listed ones come after them. */
export async function searchPlaces({ db }: Pick<Ctx, "db">, input: Input): Promise<FoundPlaces> {
  const { index, read, query, city, picks, page } = input;
  const { areas, near, terms, words } = read;
  const scope: IsInScope = areas.length > 0 ? isInSome(areas) : (place) => city === undefined || place.city === city;
  const [named, listedThere] = await Promise.all([
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
          limit: NAMES_MAX,
          reader: null,
        })
      : [],
  ]);
  if (terms.length === 0 && named.length === 0 && areas.length === 0) return NO_PLACES;
  if (terms.length === 0 && areas.length > 0) return allOf(db, input, named.filter(isCalledSo));
  const isNear = ({ meters }: MatchedPlace) => meters === null || meters <= NEAR_MAX_METERS;
  const there = matchPlaces({ index, terms, isInScope: scope, near, picks });
  const full = there.full.filter(isNear);
  const partial = there.partial.filter(isNear);
  // What is called like a kitchen or a dish is no better than what serves it.
  const isName = terms.every(({ kind }) => kind === "word");
  const called = named.filter(
    (hit) =>
      hit.tier === MATCH_TIERS.exactName ||
      (isCalledSo(hit) ? isName || hit.place.listedBy !== null : isName && hit.tier === MATCH_TIERS.similarName),
  );
  const listed = listedThere.filter(({ place }) => place.listedBy !== null);
  // Whoever asks for ramen asks for no restaurant called "Ramen", unless we tell of it.
  const isAKind = terms.length > 0 && terms.every(({ kind }) => kind !== "word");
  const exact = called.filter(
    ({ tier, place }) => tier === MATCH_TIERS.exactName && (!isAKind || place.listedBy === null),
  );
  const told = called.filter(({ place }) => place.listedBy === null);
  const all = onceEach([...[...exact, ...told].map(asMatch), ...full, ...[...called, ...listed].map(asMatch)]);
  if (all.length > 0 || partial.length > 0) {
    const shown = paged(all, page);
    return { ...shown, partial: all.length < PLACES_PER_PAGE ? partial.slice(0, PARTIAL_MAX) : [], missed: "" };
  }
  const [area] = areas;
  const elsewhere = area
    ? matchPlaces({ index, terms, isInScope: () => true, near: centerOf(area), picks, isByDistance: true }).full
    : [];
  return { ...paged(elsewhere, page), partial: [], missed: elsewhere.length > 0 ? read.where : "" };
}

/** A name may have it in the singular: "Dumpling House". */
const beginning = (word: string): string => (word.length > 4 ? word.replace(/(?<=[^s])s$/, "") : word);

const isCalledSo = ({ tier }: SearchHit): boolean => tier <= MATCH_TIERS.nameContainsWords;

const asMatch = ({ place }: Pick<SearchHit, "place">): MatchedPlace => ({
  place: viewRestaurant(place),
  met: [],
  unknown: [],
  against: [],
  meters: null,
});

const onceEach = (all: readonly MatchedPlace[]): MatchedPlace[] => {
  const first = new Map<string, MatchedPlace>();
  for (const each of all) if (!first.has(each.place.id)) first.set(each.place.id, each);
  return [...first.values()];
};

function paged(all: readonly MatchedPlace[], wanted: number): Omit<FoundPlaces, "partial" | "missed"> {
  const pageCount = Math.max(1, Math.ceil(all.length / PLACES_PER_PAGE));
  const page = Math.min(wanted, pageCount);
  const told = all.filter(({ place }) => !place.listed).length;
  return {
    places: all.slice((page - 1) * PLACES_PER_PAGE, page * PLACES_PER_PAGE),
    count: { told, listed: all.length - told },
    page,
    pageCount,
  };
}

/** Every place of an area: those that we tell about in an order that can be understood, then the listed ones, called like it and then by their names. */
async function allOf(
  db: Ctx["db"],
  { index, read: { areas }, query, picks, page: wanted }: Input,
  named: SearchHit[],
): Promise<FoundPlaces> {
  const isHere = isInSome(areas);
  const told = index.places
    .filter((place, number) => place.isOpen && isHere(place, index.towns[number] ?? null))
    .toSorted(
      (a, b) =>
        Number(a.isUnconfirmed ?? false) - Number(b.isUnconfirmed ?? false) ||
        (picks.get(b.id) ?? 0) - (picks.get(a.id) ?? 0),
    );
  const first = onceEach([
    ...named.filter(({ tier, place }) => tier === MATCH_TIERS.exactName && place.listedBy === null).map(asMatch),
    ...told.map((place) => ({ place, met: [], unknown: [], against: [], meters: null })),
  ]);
  const isListed = and(eq(restaurants.source, "listed"), eq(restaurants.status, "open"), isInScope({ areas }));
  const listedCount = await db.$count(restaurants, isListed);
  const pageCount = Math.max(1, Math.ceil((first.length + listedCount) / PLACES_PER_PAGE));
  const page = Math.min(wanted, pageCount);
  const from = (page - 1) * PLACES_PER_PAGE;
  const shown = first.slice(from, from + PLACES_PER_PAGE);
  const room = PLACES_PER_PAGE - shown.length;
  const listed =
    room === 0
      ? []
      : await db
          .select(viewColumns)
          .from(restaurants)
          .where(isListed)
          .orderBy(
            sql`${restaurants.nameText} <> ${normalizeName(query)}`,
            sql`${restaurants.nameText} using ~<~`,
            asc(restaurants.id),
          )
          .limit(room)
          .offset(Math.max(0, from - first.length));
  return {
    places: [...shown, ...listed.map((place) => asMatch({ place: place as SearchHit["place"] }))],
    count: { told: first.length, listed: listedCount },
    page,
    pageCount,
    partial: [],
    missed: "",
  };
}

/** As `isInScope` has it of rows. */
function isInSome(areas: readonly NamedArea[]): IsInScope {
  const named = areas.map((area) => ({ city: area.city, names: spellingsOf(area) }));
  return ({ city, neighbourhood }, town) =>
    named.some(
      (area) =>
        (area.city === null || area.city === city) &&
        (area.names === null ||
          area.names.includes((neighbourhood?.split(",")[0] ?? "").toLowerCase()) ||
          area.names.includes(town?.toLowerCase() ?? "")),
    );
}
