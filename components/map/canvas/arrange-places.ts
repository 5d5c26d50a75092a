import type { FeatureCollection, Point } from "geojson";
import type { Bounds, MapPlace } from "../contract";
import type { MarkerKind } from "./marker-images";

/** More than this in view is drawn as clusters. */
export const SINGLES_MAX = 300;

type Properties = { id: string; kind: MarkerKind };
export type PlaceFeatures = FeatureCollection<Point, Properties>;

export const placeFeatures = (places: readonly MapPlace[]): PlaceFeatures => ({
  type: "FeatureCollection",
  features: places.map(({ id, longitude, latitude, userStatus }) => ({
    type: "Feature",
    properties: { id, kind: userStatus ?? "none" },
    geometry: { type: "Point", coordinates: [longitude, latitude] },
  })),
});

/**
 * The places to draw one by one: all of them where they are few, those in and around the view where few are in view,
 * and null where there are too many, so that clusters stand for them.
 */
export function singlesOf(places: readonly MapPlace[], view: Bounds | null): readonly MapPlace[] | null {
  if (places.length <= SINGLES_MAX) return places;
  if (!view || countIn(places, view) > SINGLES_MAX) return null;
  const around = grown(view);
  return places.filter((place) => isIn(place, around));
}

function countIn(places: readonly MapPlace[], bounds: Bounds): number {
  let count = 0;
  for (const place of places) if (isIn(place, bounds)) count += 1;
  return count;
}

const isIn = ({ longitude, latitude }: MapPlace, [west, south, east, north]: Bounds): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** Half a view more on every side: who drags the map finds its edges already drawn. */
function grown([west, south, east, north]: Bounds): Bounds {
  const [x, y] = [(east - west) / 2, (north - south) / 2];
  return [west - x, south - y, east + x, north + y];
}
