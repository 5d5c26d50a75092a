import type { Database } from "@/db/client";
import { importListedPlaces } from "@/lib/catalogue/listed/import-listed-places";
import type { ListedPlace } from "@/lib/catalogue/listed/read-listed-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import type { City } from "@/lib/core/cities";
import type { FoundPlaces } from "../found-places";
import { loadPlaces } from "../load-places";
import type { MatchedPlace } from "../match-places";
import { readSearch } from "../read-search";
import { searchPlaces } from "../search-places";

type Listed = ListedPlace[];

/** Searches of the catalog, and of what is only listed beside it. */
export async function searchCatalogue(db: Database, listed: Listed = []) {
  await seedCatalogue(db);
  if (listed.length > 0) await importListedPlaces(db, { places: listed });
  const index = await loadPlaces({ db });
  const read = (query: string, city?: City) => readSearch(query, index.words, city);
  const find = (query: string, { city, page = 1 }: { city?: City; page?: number } = {}): Promise<FoundPlaces> =>
    searchPlaces({ db }, { index, read: read(query, city), query, city, picks: new Map(), page });
  return {
    index,
    read,
    find,
    /** What has all of it, and what has most. */
    all: async (query: string): Promise<MatchedPlace[]> => {
      const { places, partial } = await find(query);
      return [...places, ...partial];
    },
  };
}

export const namesOf = ({ places }: Pick<FoundPlaces, "places">): string[] => places.map(({ place }) => place.name);
