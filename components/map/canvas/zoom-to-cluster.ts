import type { Bounds } from "../map-canvas-props";
import type { MapInstance } from "./map-library";

const PADDING = 60;
/** For a cluster in one spot, each click still zooms in. */
const MIN_ZOOM_STEP = 1;

/** Zooms in until the places of a cluster separate. `box` is the property of its feature. */
export function zoomToCluster(map: MapInstance, box: string, originalEvent: Event): void {
  const [west, south, east, north] = box.split(",").map(Number) as unknown as Bounds;
  const seen = map.cameraForBounds([west, south, east, north], { padding: PADDING });
  const zoom = Math.max(seen?.zoom ?? 0, map.getZoom() + MIN_ZOOM_STEP);
  // With the event, the move counts as the reader's own.
  map.easeTo({ center: [(west + east) / 2, (south + north) / 2], zoom, duration: 400 }, { originalEvent });
}
