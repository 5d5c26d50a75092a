import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import type { MapPlace } from "../map-canvas-props";
import type { RestaurantRecords } from "./use-restaurant-records";

/** What the reader has said since the answers came. */
export type StatusOverrides = ReadonlyMap<string, UserStatus | null>;

type StatusSource = Pick<Restaurant, "id" | "userStatus">;

const currentStatus = ({ id, userStatus }: StatusSource, said: StatusOverrides): UserStatus | null =>
  said.has(id) ? (said.get(id) ?? null) : (userStatus ?? null);

/** The answer's places in their order, then those that were saved since; what is no longer saved has left. */
export function currentlySaved(
  answer: readonly Restaurant[],
  records: RestaurantRecords,
  said: StatusOverrides,
): Restaurant[] {
  const ids = new Set(answer.map(({ id }) => id));
  const since = [...said.keys()].flatMap((id) => (ids.has(id) ? [] : (records.get(id) ?? [])));
  return [...answer, ...since].filter((place) => {
    const status = currentStatus(place, said);
    return status !== null && status !== "not_interested";
  });
}

/** Places as markers, with the status of now. */
export const toMapPlaces = (places: readonly (Restaurant | MapPlace)[], said: StatusOverrides): MapPlace[] =>
  places.map((place) => withStatus(place, said));

/** Whatever is a marker already stays the same object: there may be a hundred thousand. */
function withStatus(place: Restaurant | MapPlace, said: StatusOverrides): MapPlace {
  const userStatus = currentStatus(place, said);
  if (!("address" in place) && userStatus === place.userStatus) return place;
  const { id, name, latitude, longitude } = place;
  return { id, name, latitude, longitude, userStatus };
}
