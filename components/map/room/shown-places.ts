import type { Restaurant, UserStatus } from "@/lib/restaurants/contract";
import type { MapPlace } from "../contract";
import type { Records } from "./use-records";

/** What the reader has said since the answers came. */
export type Said = ReadonlyMap<string, UserStatus | null>;

type Known = Pick<Restaurant, "id" | "userStatus">;

export const statusNow = ({ id, userStatus }: Known, said: Said): UserStatus | null =>
  said.has(id) ? (said.get(id) ?? null) : (userStatus ?? null);

/** The answer's places in their order, then those that were saved since; what is no longer saved has left. */
export function savedNow(answer: readonly Restaurant[], records: Records, said: Said): Restaurant[] {
  const ids = new Set(answer.map(({ id }) => id));
  const since = [...said.keys()].flatMap((id) => (ids.has(id) ? [] : (records.get(id) ?? [])));
  return [...answer, ...since].filter((place) => {
    const status = statusNow(place, said);
    return status !== null && status !== "not_interested";
  });
}

/** Places as markers, with the status of now. */
export const shownPlaces = (places: readonly (Restaurant | MapPlace)[], said: Said): MapPlace[] =>
  places.map((place) => withStatus(place, said));

/** Whatever is a marker already stays the same object: there may be a hundred thousand. */
function withStatus(place: Restaurant | MapPlace, said: Said): MapPlace {
  const userStatus = statusNow(place, said);
  if (!("address" in place) && userStatus === place.userStatus) return place;
  const { id, name, latitude, longitude } = place;
  return { id, name, latitude, longitude, userStatus };
}
