import { useEffect, useRef } from "react";
import type { CameraTarget, MapInsets, MapPlace } from "../map-canvas-props";
import type { MapInstance } from "./map-library";

/** The closest zoom for several places: two on one corner still show their street. */
const CLOSEST_ZOOM = 16;
const EDGE = 56;

type Options = { map: MapInstance | null; fit: CameraTarget | null; selected: MapPlace | null; covered: MapInsets };

/** Moves the map to its target. Both libraries jump instead of gliding where reduced motion is preferred. */
export function useCamera({ map, fit, selected, covered }: Options): void {
  const latest = useRef(covered);
  latest.current = covered;
  const hasMoved = useRef(false);

  useEffect(() => {
    if (!map || !fit || fit.positions.length === 0) return;
    const duration = hasMoved.current ? 500 : 0;
    hasMoved.current = true;
    const [first] = fit.positions;
    if (first && fit.positions.length === 1) {
      const center: [number, number] = [first.longitude, first.latitude];
      map.easeTo({ center, zoom: fit.singleZoom, offset: visibleCenterOffset(latest.current), duration });
    } else {
      map.fitBounds(boundsOf(fit), {
        padding: paddingFor(map, fit.padding, latest.current),
        maxZoom: CLOSEST_ZOOM,
        duration,
      });
    }
  }, [map, fit]);

  const [longitude, latitude] = [selected?.longitude, selected?.latitude];
  useEffect(() => {
    if (!map || longitude === undefined || latitude === undefined) return;
    const { x, y } = map.project([longitude, latitude]);
    const { clientWidth, clientHeight } = map.getContainer();
    const { top, right, bottom } = covered;
    const isSeen =
      x > EDGE && x < clientWidth - right - EDGE && y > top + EDGE * 1.5 && y < clientHeight - bottom - EDGE / 2;
    if (!isSeen) map.easeTo({ center: [longitude, latitude], offset: visibleCenterOffset(covered), duration: 300 });
  }, [map, longitude, latitude, covered]);
}

/** From the center of the map to the center of its visible part. */
const visibleCenterOffset = ({ top, right, bottom }: MapInsets): [number, number] => [-right / 2, (top - bottom) / 2];

function boundsOf({ positions }: CameraTarget): [number, number, number, number] {
  const box: [number, number, number, number] = [180, 90, -180, -90];
  for (const { longitude, latitude } of positions) {
    box[0] = Math.min(box[0], longitude);
    box[1] = Math.min(box[1], latitude);
    box[2] = Math.max(box[2], longitude);
    box[3] = Math.max(box[3], latitude);
  }
  return box;
}

/** Padding that leaves some map visible: on a small screen under a tall sheet, less than requested. */
function paddingFor(map: MapInstance, padding: number, { top, right, ...covered }: MapInsets) {
  const { clientWidth, clientHeight } = map.getContainer();
  const bottom = Math.min(covered.bottom, clientHeight * 0.6);
  const side = Math.max(0, Math.min(padding, (clientWidth - right) / 4, (clientHeight - top - bottom) / 4));
  return { top: top + side, left: side, right: right + side, bottom: bottom + side };
}
