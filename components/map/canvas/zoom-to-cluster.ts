import type { Bounds } from "../map-canvas-props";
import type { MapInstance } from "./map-library";

const PADDING = 60;
/** Where all of a cluster is in one spot, each press still comes closer. */
const MIN_ZOOM_STEP = 1;

/** Moves to where the places of a cluster come apart. `box` is as its feature tells it. */
export function zoomToCluster(map: MapInstance, box: string): void {
  const [west, south, east, north] = box.split(",").map(Number) as unknown as Bounds;
  const seen = map.cameraForBounds([west, south, east, north], { padding: PADDING });
  const zoom = Math.max(seen?.zoom ?? 0, map.getZoom() + MIN_ZOOM_STEP);
  map.easeTo({ center: [(west + east) / 2, (south + north) / 2], zoom, duration: 400 });
}
