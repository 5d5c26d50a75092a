import type { MapGeoJSONFeature, MapLayerMouseEvent } from "react-map-gl/maplibre";
import { MARKER_SIZE } from "../markers/marker-images";
import { PLACES_LAYER } from "./place-layers";

/** Pixels that a press may miss a marker by: with them, the smallest is wider than a fingertip's 44. */
const REACH = 8;

/** The pin or cluster under a press, or else the nearest within reach. */
export function pressedMarker({ features, point: { x, y }, target }: MapLayerMouseEvent): MapGeoJSONFeature | null {
  const [under] = features ?? [];
  if (under) return under;
  // The map of the quadtree has none.
  if (!target.getLayer(PLACES_LAYER)) return null;
  const within = target.queryRenderedFeatures(
    [
      [x - REACH, y - REACH],
      [x + REACH, y + REACH],
    ],
    { layers: [PLACES_LAYER] },
  );
  const distance = ({ geometry, properties }: MapGeoJSONFeature): number => {
    if (geometry.type !== "Point") return Number.POSITIVE_INFINITY;
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const foot = target.project([longitude, latitude]);
    const middle = properties.anchor === "bottom" ? foot.y - MARKER_SIZE.height / 2 : foot.y;
    return Math.hypot(foot.x - x, middle - y);
  };
  return within.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
