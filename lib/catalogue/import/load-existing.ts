import { inArray, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { importedRestaurants, restaurants } from "@/db/schema";
import { normalizedPlaceName, SAME_PLACE_METERS } from "@/lib/restaurants/same-place";
import type { ExistingData } from "./import-planner";
import { candidateIds } from "./new-restaurant-id";
import type { ParsedPlace } from "./parse-place";

const METRES_PER_DEGREE = 111_000;

/** What the database holds that one of these places may be, or whose id it may not take; each by an index. */
export async function loadExisting(tx: Transaction, file: string, places: ParsedPlace[]): Promise<ExistingData> {
  if (places.length === 0) return { restaurants: [], records: [] };
  const { id, name, source, googlePlaceId, latitude, longitude, city, status } = restaurants;
  const found = await tx
    .select({ id, name, source, googlePlaceId, latitude, longitude, city, status })
    .from(restaurants)
    .where(
      sql`${id} in (${nearbyNamesakes(places)} union ${claimedIds(places)} union ${importedUnderKeys(file, places)})`,
    );
  const ids = found.map((place) => place.id);
  const records = ids.length === 0 ? [] : await tx.select().from(importedRestaurants).where(isForRestaurants(ids));
  return { restaurants: found, records };
}

const isForRestaurants = (ids: string[]) => inArray(importedRestaurants.restaurantId, ids);

/**
 * Called so, within the distance that makes two places of one name the same, or a little further. Names are compared by
 * the plain letters of their keys: a quarter with hundreds of places would else be read for each of them.
 */
function nearbyNamesakes(places: ParsedPlace[]): SQL {
  const dLatitude = SAME_PLACE_METERS / METRES_PER_DEGREE;
  const sought = places.map(({ name, latitude, longitude }) => {
    const dLongitude = dLatitude / Math.cos((latitude * Math.PI) / 180);
    return {
      letters: normalizedPlaceName(name).replace(/[^a-z0-9]/g, ""),
      south: latitude - dLatitude,
      north: latitude + dLatitude,
      west: longitude - dLongitude,
      east: longitude + dLongitude,
    };
  });
  const { id, name, latitude, longitude } = restaurants;
  const letters = sql`regexp_replace(lower(normalize(${name}, NFD) collate "C"), '[^a-z0-9]', '', 'g')`;
  return sql`select near.id from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
    as sought(letters text, south float8, north float8, west float8, east float8)
    cross join lateral (
      select ${id} from ${restaurants}
      where ${latitude} between sought.south and sought.north and ${longitude} between sought.west and sought.east
        and ${letters} = sought.letters
      offset 0
    ) as near`;
}

function claimedIds(places: ParsedPlace[]): SQL {
  const googleIds = places.flatMap(({ googlePlaceId }) => googlePlaceId ?? []);
  const isClaimed = or(
    inArray(restaurants.id, places.flatMap(candidateIds)),
    googleIds.length > 0 ? inArray(restaurants.googlePlaceId, googleIds) : undefined,
  );
  return sql`select ${restaurants.id} from ${restaurants} where ${isClaimed}`;
}

/** What an earlier import of this file made under the keys of these rows. */
function importedUnderKeys(file: string, places: ParsedPlace[]): SQL {
  const { restaurantId, file: ofFile, key: ofKey } = importedRestaurants;
  const keys = JSON.stringify(places.flatMap(({ key }) => key ?? []));
  const isKey = sql`${ofKey} in (select jsonb_array_elements_text(${keys}::jsonb))`;
  return sql`select ${restaurantId} from ${importedRestaurants} where ${ofFile} = ${file} and ${isKey}`;
}
