import type { Database } from "@/db/client";
import { importListedPlaces } from "@/lib/catalogue/listed/import-listed-places";
import type { ListedPlace } from "@/lib/catalogue/listed/read-listed-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import type { City } from "@/lib/core/cities";
import { makeListedPlace } from "@/lib/testing/make-listed-place";
import type { FoundPlaces } from "../found-places";
import { loadPlaces } from "../load-places";
import type { MatchedPlace } from "../matched-place";
import { readSearch } from "../read-search";
import { searchPlaces } from "../search-places";

/** Names on the map alone. */
export const LISTED: readonly ListedPlace[] = [
  makeListedPlace({ city: "Oakland", name: "Aaa Corner", address: "1 Broadway" }),
  makeListedPlace({ city: "Oakland", name: "Dumpling Depot", address: "2 Broadway" }),
  makeListedPlace({ city: "San Jose", name: "Ramen", address: "3 Main Street" }),
  makeListedPlace({ city: "San Jose", name: "Spicy Noodles", address: "4 Main Street" }),
  makeListedPlace({ city: "San Jose", name: "Berkeley", address: "5 Main Street" }),
  makeListedPlace({ city: "Berkeley", name: "Berkeley", address: "6 Main Street" }),
  makeListedPlace({ city: "Berkeley", name: "Aaa Deli", address: "7 Main Street" }),
  makeListedPlace({ city: "San Francisco", name: "Ronald McDonald House", address: "9 Main Street", cuisines: [] }),
  makeListedPlace({ city: "San Francisco", name: "Mc Donald's", address: "10 Main Street", cuisines: [] }),
  makeListedPlace({ city: "San Jose", name: "In-N-Outburger", address: "11 Main Street", cuisines: [] }),
  makeListedPlace({ city: "San Francisco", town: "Walnut Creek", name: "Bare Name", address: "12 Main Street" }),
  makeListedPlace({ city: "San Francisco", name: "Swan Oyster Depot", address: "8 Main Street" }),
];

/** Searches of the catalog, and of what is only listed beside it. */
export async function searchCatalogue(db: Database, listed: readonly ListedPlace[] = []) {
  await seedCatalogue(db);
  if (listed.length > 0) await importListedPlaces(db, { places: [...listed] });
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
