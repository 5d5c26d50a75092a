import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import type { MapPlace } from "../map-canvas-props";
import type { RestaurantRecords } from "./use-restaurant-records";

/** The statuses that the reader has set since the places were loaded. */
export type StatusOverrides = ReadonlyMap<string, UserStatus | null>;

type StatusSource = Pick<Restaurant, "id" | "userStatus">;

const currentStatus = ({ id, userStatus }: StatusSource, overrides: StatusOverrides): UserStatus | null =>
  overrides.has(id) ? (overrides.get(id) ?? null) : (userStatus ?? null);

/** Those marked since, the latest first, then the loaded places in their order, without those no longer marked. */
export function currentlyMarked(
  loaded: readonly Restaurant[],
  records: RestaurantRecords,
  overrides: StatusOverrides,
): Restaurant[] {
  const ids = new Set(loaded.map(({ id }) => id));
  const since = [...overrides.keys()].flatMap((id) => (ids.has(id) ? [] : (records.get(id) ?? [])));
  return [...since.reverse(), ...loaded].filter((place) => currentStatus(place, overrides) !== null);
}

/** Restaurants with their current status. Unchanged ones stay the same objects. */
export const withStatuses = (places: readonly Restaurant[], overrides: StatusOverrides): Restaurant[] =>
  places.map((place) => {
    const userStatus = currentStatus(place, overrides);
    return userStatus === (place.userStatus ?? null) ? place : { ...place, userStatus };
  });

/** Places as markers, with their current status, and with their number where they have one. */
export const toMapPlaces = (
  places: readonly (Restaurant | MapPlace)[],
  overrides: StatusOverrides,
  numbers?: ReadonlyMap<string, number>,
): MapPlace[] => places.map((place) => withStatus(place, overrides, numbers?.get(place.id)));

/** An unchanged marker stays the same object: there may be a hundred thousand. */
function withStatus(place: Restaurant | MapPlace, overrides: StatusOverrides, number: number | undefined): MapPlace {
  const userStatus = currentStatus(place, overrides);
  if (!("address" in place) && userStatus === place.userStatus && number === undefined) return place;
  const { id, name, latitude, longitude } = place;
  return {
    id,
    name,
    latitude,
    longitude,
    userStatus,
    ...(number !== undefined && { number }),
  };
}
