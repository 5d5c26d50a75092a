import { cityAt } from "@/lib/core/geo/city-at";
import { isOnOrNearLand } from "@/lib/core/geo/land";
import { type WirePlace, wirePlace } from "@/lib/testing/fakes/google-places";

/** A place in Oakland as Google would return it. */
export const oaklandPlace = (id: string, latitude: number, longitude: number, more: Partial<WirePlace> = {}) =>
  wirePlace({
    id,
    location: { latitude, longitude },
    formattedAddress: `${id} Broadway, Oakland, CA 94607, USA`,
    addressComponents: [{ longText: "Oakland", shortText: "Oakland", types: ["locality", "political"] }],
    ...more,
  });

/** Places all over Oakland, the same ones each time: half of them downtown, none in the water. */
export function oaklandWorld(count: number): WirePlace[] {
  const places: WirePlace[] = [];
  for (let i = 1; places.length < count; i += 1) {
    const [north, east] = [(i * 0.618_034) % 1, (i * 0.754_878) % 1];
    const [latitude, longitude] =
      i % 2 === 0 ? [37.8 + north * 0.012, -122.28 + east * 0.014] : [37.7 + north * 0.14, -122.3 + east * 0.15];
    const point = { latitude, longitude };
    if (isOnOrNearLand(point) && cityAt(point, "Oakland")) places.push(oaklandPlace(`g-${i}`, latitude, longitude));
  }
  return places;
}
