import type { TastePlace } from "./trait";

const SHARED_VIBES_MIN = 2;

/**
 * Whether a place is like one that a reader never wants again: of the same name, or of a cuisine of it in the same part of
 * town, or first of the same cuisine with two of its vibes.
 */
export function isLikeNeverAgain(place: TastePlace, never: TastePlace): boolean {
  if (place.nameText === never.nameText) return true;
  const isInSameArea = place.area !== null && place.area === never.area && place.city === never.city;
  if (isInSameArea && shared(place.cuisines, never.cuisines).length > 0) return true;
  const isSameFirst = place.cuisines[0] !== undefined && place.cuisines[0] === never.cuisines[0];
  return isSameFirst && shared(place.vibes, never.vibes).length >= SHARED_VIBES_MIN;
}

export const shared = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((value) => others.includes(value));
