import type { Bounds, MapInsets } from "../map-canvas-props";
import type { MapInstance } from "./map-library";
import { viewPadding } from "./view-padding";

const MARGIN = 60;
/** For a cluster in one spot, each click still zooms in. */
const MIN_ZOOM_STEP = 1;

type Input = {
  /** The property of the cluster's feature. */
  box: string;
  covered: MapInsets;
  originalEvent: Event;
};

/** Zooms in until the places of a cluster separate, in the part of the map that nothing covers. */
export function zoomToCluster(map: MapInstance, { box, covered, originalEvent }: Input): void {
  const [west, south, east, north] = box.split(",").map(Number) as unknown as Bounds;
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const padding = viewPadding({ width, height }, MARGIN, covered);
  const seen = map.cameraForBounds([west, south, east, north], { padding });
  const zoom = Math.max(seen?.zoom ?? 0, map.getZoom() + MIN_ZOOM_STEP);
  const center: [number, number] = [(west + east) / 2, (south + north) / 2];
  const offset: [number, number] = [(padding.left - padding.right) / 2, (padding.top - padding.bottom) / 2];
  // With the event, the move counts as the reader's own.
  map.easeTo({ center, zoom, offset, duration: 400 }, { originalEvent });
}
