import type { Feature, FeatureCollection, Point } from "geojson";
import type { Bounds, MapPlace } from "../map-canvas-props";
import { clusterImage, placeImage } from "../markers/image-names";
import { type Cluster, createClusterer } from "./clusters";
import { createLayout, type Layout, layoutLevel } from "./spread-places";

/** More places than this in view are drawn as clusters. */
export const MAX_UNCLUSTERED = 300;

export type MapViewport = { bounds: Bounds; zoom: number };

/** A place has its id and name, a cluster the box around its places, the sides joined by commas. */
type MarkerProperties = { image: string; anchor: "bottom" | "center"; id?: string; name?: string; box?: string };
export type PlaceFeatures = FeatureCollection<Point, MarkerProperties>;

/**
 * What to draw of these places: pins where no more than 300 are in view, laid out so that each can be pressed, else
 * clusters. Of many places only those in
 * and around the view, so that the work of a library does not grow with their number; the result stays the same for as
 * long as the view lies within it, since each change is drawn anew.
 */
export function createPlaceFeatures(places: readonly MapPlace[]): (view: MapViewport | null) => PlaceFeatures {
  if (places.length <= MAX_UNCLUSTERED) {
    const layOut = createLayout(places);
    const unplaced = collection(places.map(placeFeature));
    const drawnAt = new Map<number, PlaceFeatures>();
    return (view) => {
      if (!view) return unplaced;
      const level = layoutLevel(view.zoom);
      const drawn = drawnAt.get(level) ?? features(layOut(level));
      drawnAt.set(level, drawn);
      return drawn;
    };
  }
  const gather = createClusterer(places);
  let last: { around: Bounds; clusters: readonly Cluster[] | number; drawn: PlaceFeatures } | null = null;
  return (view) => {
    if (!view) return collection([]);
    // A number is the level at which pins are laid out one by one.
    const clusters = hasMoreIn(view.bounds, places, MAX_UNCLUSTERED) ? gather(view.zoom) : layoutLevel(view.zoom);
    if (last?.clusters === clusters && containsBounds(last.around, view.bounds)) return last.drawn;
    const around = expandBounds(view.bounds);
    const drawn =
      typeof clusters === "number"
        ? features(createLayout(places.filter((place) => isWithin(place, around)))(clusters))
        : collection(
            clusters
              .filter((cluster) => isWithin(cluster, around))
              .map((cluster) => (cluster.place ? placeFeature(cluster.place) : clusterFeature(cluster))),
          );
    last = { around, clusters, drawn };
    return drawn;
  };
}

const features = ({ pins, stacks }: Layout): PlaceFeatures =>
  collection([...pins.map(placeFeature), ...stacks.map(clusterFeature)]);

const collection = (features: PlaceFeatures["features"]): PlaceFeatures => ({ type: "FeatureCollection", features });

const placeFeature = ({ id, name, userStatus, number, ...where }: MapPlace) =>
  feature(where, { image: placeImage(userStatus ?? "none", number), anchor: "bottom", id, name });

const clusterFeature = ({ count, kinds, box, ...where }: Cluster) =>
  feature(where, { image: clusterImage(count, kinds), anchor: "center", box: box.join() });

const feature = (
  { longitude, latitude }: { longitude: number; latitude: number },
  properties: MarkerProperties,
): Feature<Point, MarkerProperties> => ({
  type: "Feature",
  properties,
  geometry: { type: "Point", coordinates: [longitude, latitude] },
});

function hasMoreIn(bounds: Bounds, places: readonly MapPlace[], most: number): boolean {
  let count = 0;
  return places.some((place) => isWithin(place, bounds) && ++count > most);
}

const isWithin = (
  { longitude, latitude }: { longitude: number; latitude: number },
  [west, south, east, north]: Bounds,
): boolean => longitude >= west && longitude <= east && latitude >= south && latitude <= north;

const containsBounds = ([west, south, east, north]: Bounds, [w, s, e, n]: Bounds): boolean =>
  west <= w && south <= s && east >= e && north >= n;

/** Half a view more on every side, so that dragging the map shows what is already drawn. */
function expandBounds([west, south, east, north]: Bounds): Bounds {
  const [x, y] = [(east - west) / 2, (north - south) / 2];
  return [west - x, south - y, east + x, north + y];
}
