import type { Place } from "@/lib/contracts/stages";
import { distanceMeters } from "@/lib/core/geo/distance";

export const SAME_PLACE_METERS = 150;

export type PlaceIdentity = Pick<Place, "id" | "name" | "googlePlaceId" | "latitude" | "longitude">;

/** Whether two rows are one restaurant: the same Google id, or the same name within 150 m. */
export function isSamePlace(a: PlaceIdentity, b: PlaceIdentity): boolean {
  if (a.id === b.id) return true;
  if (a.googlePlaceId !== null && a.googlePlaceId === b.googlePlaceId) return true;
  return normalizedPlaceName(a.name) === normalizedPlaceName(b.name) && distanceMeters(a, b) <= SAME_PLACE_METERS;
}

/** Names that differ only in case, accents and punctuation are the same. */
export const normalizedPlaceName = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
