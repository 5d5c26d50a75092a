import type { City } from "@/lib/core/cities";
import { type IsInScope, isInSome } from "./in-some-area";
import type { PlaceIndex } from "./load-places";
import { isOfChain } from "./read-refusals";
import type { ReadSearch } from "./read-search";

export type SearchInput = {
  index: PlaceIndex;
  read: ReadSearch;
  query: string;
  city: City | undefined;
  /** How many of our guides pick each place. */
  picks: ReadonlyMap<string, number>;
  page: number;
};

/** Where a search looks: in its areas, else in the page's city, else anywhere; and nowhere that it refuses. */
export function scopeOf({ read: { areas, refusedAreas, refusedNames }, city }: SearchInput): IsInScope {
  const isThere: IsInScope = areas.length > 0 ? isInSome(areas) : (place) => city === undefined || place.city === city;
  const isRefused = isInSome(refusedAreas);
  return (place, town) => isThere(place, town) && !isRefused(place, town) && !isOfChain(place, refusedNames);
}

export const isRefusing = ({ refused, avoided, refusedNames }: ReadSearch): boolean =>
  refused.length + avoided.length + refusedNames.length > 0;

/** Whether all that is asked for are words that no list knows, as of a name. */
export const isOfWordsAlone = (read: ReadSearch): boolean =>
  read.terms.every(({ kind }) => kind === "word") && !isRefusing(read);
