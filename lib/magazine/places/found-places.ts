import type { InTown } from "@/lib/restaurants/named-town";
import type { MatchedPlace } from "./matched-place";
import type { Near } from "./read-near";

export const PLACES_PER_PAGE = 12;
/** So many have only most of it. */
export const PARTIAL_MAX = 8;

export type FoundPlaces = {
  /** One page of those that have all of what was asked: told before listed. */
  places: MatchedPlace[];
  count: { told: number; listed: number };
  page: number;
  pageCount: number;
  /** Where too few have all of it: those that have most of it. */
  partial: MatchedPlace[];
  /** Whether it is asked for like a place by its name, and none is called so. */
  isUnlisted: boolean;
  /** "in San Mateo": where the query asks for and nothing is, so that the places are the nearest elsewhere. */
  missed: string;
  /** Where the places are elsewhere than asked: from where their distance is told. */
  from?: Near;
  /** "in Hayes Valley": where nothing has all of it, if not in the page's whole city. */
  where?: string;
  /** Where an area has only names on the map, or what lacks a mood: the nearest that we tell about, or that have all of it. */
  nearby?: { from: Near; places: MatchedPlace[]; hasAll?: boolean };
  /** How many are in the city that is named, where others are in towns around it. */
  inTown?: InTown;
  /** The diets that are asked for, and the food. */
  asked?: { diets: readonly string[]; foods: readonly string[] };
  /** What was left out of the search because nobody is known for it, and what was taken instead, in sentences. */
  notes?: readonly string[];
};
export const NO_PLACES: FoundPlaces = {
  places: [],
  count: { told: 0, listed: 0 },
  page: 1,
  pageCount: 1,
  partial: [],
  isUnlisted: false,
  missed: "",
};

export const onceEach = (all: readonly MatchedPlace[]): MatchedPlace[] => {
  const first = new Map<string, MatchedPlace>();
  for (const each of all) if (!first.has(each.place.id)) first.set(each.place.id, each);
  return [...first.values()];
};

export function paged(
  all: readonly MatchedPlace[],
  wanted: number,
): Omit<FoundPlaces, "partial" | "isUnlisted" | "missed" | "from" | "where" | "nearby" | "notes" | "inTown" | "asked"> {
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
