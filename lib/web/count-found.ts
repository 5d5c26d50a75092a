import type { City } from "@/lib/core/cities";
import { readSearch } from "@/lib/magazine/places/read-search";
import { searchPlaces } from "@/lib/magazine/places/search-places";
import { readMagazine, readPlaces } from "./magazine";
import { publicCtx } from "./public-ctx";

/** How many places the city's page tells about for a query, as it counts them: none where it shows something else instead. */
export async function countFound(query: string, city: City): Promise<number> {
  const [{ picks }, index] = await Promise.all([readMagazine(), readPlaces()]);
  const read = readSearch(query, index.words, city);
  const {
    count,
    missed,
    isUnlisted,
    notes = [],
  } = await searchPlaces(publicCtx(), { index, read, query, city, picks, page: 1 });
  return missed !== "" || isUnlisted || notes.length > 0 ? 0 : count.told;
}
