import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import type { MapPlace } from "../map-canvas-props";
import type { RestaurantRecords } from "./use-restaurant-records";

/** The statuses that the reader has set since the places were loaded. */
export type StatusOverrides = ReadonlyMap<string, UserStatus | null>;

type StatusSource = Pick<Restaurant, "id" | "userStatus">;

const currentStatus = ({ id, userStatus }: StatusSource, overrides: StatusOverrides): UserStatus | null =>
  overrides.has(id) ? (overrides.get(id) ?? null) : (userStatus ?? null);

/** The loaded places in their order, then those saved since, without those that are no longer saved. */
export function currentlySaved(
  loaded: readonly Restaurant[],
  records: RestaurantRecords,
  overrides: StatusOverrides,
): Restaurant[] {
  const ids = new Set(loaded.map(({ id }) => id));
  const since = [...overrides.keys()].flatMap((id) => (ids.has(id) ? [] : (records.get(id) ?? [])));
  return [...loaded, ...since].filter((place) => {
    const status = currentStatus(place, overrides);
    return status !== null && status !== "not_interested";
  });
}

/** Places as markers, with their current status. */
export const toMapPlaces = (places: readonly (Restaurant | MapPlace)[], overrides: StatusOverrides): MapPlace[] =>
  places.map((place) => withStatus(place, overrides));

/** An unchanged marker stays the same object: there may be a hundred thousand. */
function withStatus(place: Restaurant | MapPlace, overrides: StatusOverrides): MapPlace {
  const userStatus = currentStatus(place, overrides);
  if (!("address" in place) && userStatus === place.userStatus) return place;
  const { id, name, latitude, longitude } = place;
  return { id, name, latitude, longitude, userStatus };
}
