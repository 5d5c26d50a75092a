import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import { distanceMeters } from "@/lib/core/geo/distance";
import type { Ctx } from "@/lib/ports/context";
import { areNamedTowns } from "@/lib/restaurants/named-town";
import type { NamedArea } from "@/lib/restaurants/read-query";
import { MATCH_TIERS, type SearchHit } from "@/lib/restaurants/search-hits";
import { isAroundTown, isInScope } from "@/lib/restaurants/search-scope";
import { normalizeName } from "@/lib/restaurants/search-text";
import { viewColumns, viewRestaurant } from "@/lib/restaurants/view";
import { type FoundPlaces, onceEach, PLACES_PER_PAGE, paged } from "./found-places";
import { type IsInScope, isInSome } from "./in-some-area";
import type { PlaceIndex } from "./load-places";
import { asMatch, type MatchedPlace } from "./matched-place";
import { type Fit, placeFit } from "./place-fit";
import { type Near, nearArea } from "./read-near";
import type { ReadSearch } from "./read-search";

type AreaInput = {
  index: PlaceIndex;
  read: ReadSearch;
  query: string;
  picks: ReadonlyMap<string, number>;
  page: number;
};

/**
 * Every place of an area: those that we tell about in an order that can be understood, then the listed ones, called like
 * it and then by their names; of both, those in the city that is named before those in the towns around it.
 */
export async function listPlacesOfArea(db: Ctx["db"], input: AreaInput, named: SearchHit[]): Promise<FoundPlaces> {
  const { index, read, query, page: wanted } = input;
  const { areas, where, words, refusedAreas } = read;
  const first = onceEach([
    ...named
      .filter(({ tier, place }) => tier === MATCH_TIERS.exactName && place.listedBy === null)
      .map(({ place }) => asMatch(viewRestaurant(place))),
    ...toldThere(input),
  ]);
  const isListed = isListedThere(read);
  const listedCount = await db.$count(restaurants, isListed);
  const near = first.length === 0 ? nearestTold(index, areas, isInSome(refusedAreas)) : null;
  // Who types more than a town may be better served by a guide.
  if (near && listedCount === 0 && words.length === 0) {
    const found = paged(near.places.slice(0, PLACES_PER_PAGE), wanted);
    return { ...found, partial: [], isUnlisted: false, missed: where };
  }
  const pageCount = Math.max(1, Math.ceil((first.length + listedCount) / PLACES_PER_PAGE));
  const page = Math.min(wanted, pageCount);
  const from = (page - 1) * PLACES_PER_PAGE;
  const shown = first.slice(from, from + PLACES_PER_PAGE);
  const room = PLACES_PER_PAGE - shown.length;
  const listed =
    room === 0
      ? []
      : await readListed(db, isListed, { query, areas, limit: room, offset: Math.max(0, from - first.length) });
  return {
    places: [...shown, ...listed],
    count: { told: first.length, listed: listedCount },
    page,
    pageCount,
    partial: [],
    isUnlisted: false,
    missed: "",
    ...(near && listedCount > 0 && { nearby: { from: near.from, places: near.places.slice(0, NEARBY_MAX) } }),
  };
}

/** Who serves what it is for before the rest, then the confirmed, then those that most guides pick. */
function toldThere({ index, read: { areas, refusedAreas, meal, isOpenEnded }, picks }: AreaInput): MatchedPlace[] {
  const [isHere, isRefused] = [isInSome(areas), isInSome(refusedAreas)];
  const fitOf = placeFit({ index, terms: [], meal });
  return index.places
    .flatMap((place, number) => {
      const town = index.towns[number] ?? null;
      if (!place.isOpen || !isHere(place, town) || isRefused(place, town)) return [];
      const { unfit, against, cautions } = meal || isOpenEnded ? fitOf({ place, number }) : NO_MISFIT;
      const isAround = town !== null && areNamedTowns(areas);
      return { ...asMatch(place), isAround, unfit, against: [...against, ...cautions] };
    })
    .toSorted(
      (a, b) =>
        Number(a.isAround) - Number(b.isAround) ||
        a.unfit - b.unfit ||
        Number(a.place.isUnconfirmed ?? false) - Number(b.place.isUnconfirmed ?? false) ||
        (picks.get(b.place.id) ?? 0) - (picks.get(a.place.id) ?? 0),
    );
}

const NO_MISFIT: Fit = { unfit: 0, against: [], cautions: [] };

const isListedThere = ({ areas, refusedAreas }: ReadSearch): SQL | undefined =>
  and(
    eq(restaurants.source, "listed"),
    eq(restaurants.status, "open"),
    isInScope({ areas }),
    // A place whose town is unknown isn't in the refused one.
    refusedAreas.length > 0 ? sql`${isInScope({ areas: refusedAreas })} is not true` : undefined,
  );

type Part = { query: string; areas: readonly NamedArea[]; limit: number; offset: number };

async function readListed(
  db: Ctx["db"],
  isListed: SQL | undefined,
  { query, areas, limit, offset }: Part,
): Promise<MatchedPlace[]> {
  const rows = await db
    .select(viewColumns)
    .from(restaurants)
    .where(isListed)
    .orderBy(
      ...[isAroundTown(areas)].flatMap((each) => each ?? []),
      sql`${restaurants.nameText} <> ${normalizeName(query)}`,
      sql`${restaurants.nameText} using ~<~`,
      asc(restaurants.id),
    )
    .limit(limit)
    .offset(offset);
  return rows.map((place) => asMatch(viewRestaurant(place)));
}

const NEARBY_MAX = 6;

/** The places that we tell about, from the area's middle; null where no map knows that. */
function nearestTold(
  index: PlaceIndex,
  [area]: readonly NamedArea[],
  isRefused: IsInScope,
): { from: Near; places: MatchedPlace[] } | null {
  const from = area ? nearArea(area) : null;
  if (!from) return null;
  const places = index.places
    .filter((place, number) => place.isOpen && !isRefused(place, index.towns[number] ?? null))
    .map((place) => ({ ...asMatch(place), meters: distanceMeters(from, place) }));
  return { from, places: places.toSorted((a, b) => a.meters - b.meters) };
}
