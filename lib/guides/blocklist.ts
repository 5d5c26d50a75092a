import { distanceMeters } from "@/lib/core/geo/distance";
import { normalizedPlaceName, type PlaceIdentity, SAME_PLACE_METERS } from "@/lib/restaurants/same-place";

/** Reports whether a place is one of those marked never again, even when it was found under another id. */
export function createBlocklist(blocked: readonly PlaceIdentity[]): (place: PlaceIdentity) => boolean {
  const ids = new Set(blocked.map(({ id }) => id));
  const googleIds = new Set(blocked.flatMap(({ googlePlaceId }) => googlePlaceId ?? []));
  const byName = Map.groupBy(blocked, ({ name }) => normalizedPlaceName(name));
  return (place) =>
    ids.has(place.id) ||
    (place.googlePlaceId !== null && googleIds.has(place.googlePlaceId)) ||
    (byName.get(normalizedPlaceName(place.name)) ?? []).some(
      (other) => distanceMeters(place, other) <= SAME_PLACE_METERS,
    );
}
