import { distanceMeters } from "@/lib/core/geo/distance";
import { normalizedPlaceName, type PlaceIdentity, SAME_PLACE_METERS } from "@/lib/restaurants/same-place";

/** Tells whether a place is one of those marked never again, under whatever id it was found this time. */
export function createBlocklist(marked: readonly PlaceIdentity[]): (place: PlaceIdentity) => boolean {
  const ids = new Set(marked.map(({ id }) => id));
  const googleIds = new Set(marked.flatMap(({ googlePlaceId }) => googlePlaceId ?? []));
  const byName = Map.groupBy(marked, ({ name }) => normalizedPlaceName(name));
  return (place) =>
    ids.has(place.id) ||
    (place.googlePlaceId !== null && googleIds.has(place.googlePlaceId)) ||
    (byName.get(normalizedPlaceName(place.name)) ?? []).some(
      (other) => distanceMeters(place, other) <= SAME_PLACE_METERS,
    );
}
