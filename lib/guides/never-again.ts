import { distanceMetres } from "../geo/distance";
import { type Located, nameKey, SAME_PLACE_METRES } from "./same-place";

/** Tells whether a place is one of those marked never again, under whatever id it was found this time. */
export function amongNeverAgain(marked: readonly Located[]): (place: Located) => boolean {
  const ids = new Set(marked.map(({ id }) => id));
  const googleIds = new Set(marked.flatMap(({ googlePlaceId }) => googlePlaceId ?? []));
  const byName = Map.groupBy(marked, ({ name }) => nameKey(name));
  return (place) =>
    ids.has(place.id) ||
    (place.googlePlaceId !== null && googleIds.has(place.googlePlaceId)) ||
    (byName.get(nameKey(place.name)) ?? []).some((other) => distanceMetres(place, other) <= SAME_PLACE_METRES);
}
