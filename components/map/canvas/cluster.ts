import type { GeoJSONSource } from "maplibre-gl";
import type { DrawnMap } from "./parts";

/** Where no answer comes: two steps closer always shows more. */
const STEPS = 2;

type Answer = (error: unknown, zoom?: number | null) => void;
/** MapLibre answers with a promise, Mapbox with a call back. */
type Asked = { getClusterExpansionZoom(id: number, answer: Answer): Promise<number> | undefined };

/** Moves to the zoom at which a cluster comes apart. */
export function zoomIntoCluster(
  map: DrawnMap,
  sourceId: string,
  id: number,
  center: { lng: number; lat: number },
): void {
  const source = map.getSource<GeoJSONSource>(sourceId) as Asked | undefined;
  const go = (zoom: number) => map.easeTo({ center: [center.lng, center.lat], zoom, duration: 400 });
  const fallback = map.getZoom() + STEPS;
  const promised = source?.getClusterExpansionZoom(id, (error, zoom) => go(error ? fallback : (zoom ?? fallback)));
  promised?.then(go, () => go(fallback));
}
