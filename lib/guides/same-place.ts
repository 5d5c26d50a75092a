import { distanceMetres } from "../geo/distance";
import type { Place } from "./stage-types";

export const SAME_PLACE_METRES = 150;

export type Located = Pick<Place, "id" | "name" | "googlePlaceId" | "latitude" | "longitude">;

/** Whether two rows are one restaurant: the same Google id, or the same name within 150 m. */
export function isSamePlace(a: Located, b: Located): boolean {
  if (a.id === b.id) return true;
  if (a.googlePlaceId !== null && a.googlePlaceId === b.googlePlaceId) return true;
  return nameKey(a.name) === nameKey(b.name) && distanceMetres(a, b) <= SAME_PLACE_METRES;
}

/** Two names that differ in case, accents and signs alone are one. */
export const nameKey = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
