import { useEffect, useRef } from "react";
import type { Fit, MapPlace } from "../contract";
import type { DrawnMap } from "./parts";

/** Wider than any one place needs: where two places share a corner, the street is still seen. */
const CLOSEST_ZOOM = 16;
const EDGE = 56;

type Options = { map: DrawnMap | null; fit: Fit | null; selected: MapPlace | null; coveredBottom: number };

/** Moves where it is told to. Both libraries jump instead of gliding for whoever prefers less motion. */
export function useCamera({ map, fit, selected, coveredBottom }: Options): void {
  const covered = useRef(coveredBottom);
  covered.current = coveredBottom;
  const hasMoved = useRef(false);

  useEffect(() => {
    if (!map || !fit || fit.positions.length === 0) return;
    const duration = hasMoved.current ? 500 : 0;
    hasMoved.current = true;
    const [first] = fit.positions;
    if (first && fit.positions.length === 1) {
      const center: [number, number] = [first.longitude, first.latitude];
      map.easeTo({ center, zoom: fit.singleZoom, offset: [0, -covered.current / 2], duration });
    } else {
      map.fitBounds(boundsOf(fit), {
        padding: roomOn(map, fit.padding, covered.current),
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
    const isSeen = x > EDGE && x < clientWidth - EDGE && y > EDGE * 1.5 && y < clientHeight - coveredBottom - EDGE / 2;
    if (!isSeen) map.easeTo({ center: [longitude, latitude], offset: [0, -coveredBottom / 2], duration: 300 });
  }, [map, longitude, latitude, coveredBottom]);
}

function boundsOf({ positions }: Fit): [number, number, number, number] {
  const box: [number, number, number, number] = [180, 90, -180, -90];
  for (const { longitude, latitude } of positions) {
    box[0] = Math.min(box[0], longitude);
    box[1] = Math.min(box[1], latitude);
    box[2] = Math.max(box[2], longitude);
    box[3] = Math.max(box[3], latitude);
  }
  return box;
}

/** Padding that leaves some map between: on a small screen under a tall sheet, less than was asked for. */
function roomOn(map: DrawnMap, padding: number, coveredBottom: number) {
  const { clientWidth, clientHeight } = map.getContainer();
  const bottom = Math.min(coveredBottom, clientHeight * 0.6);
  const side = Math.max(0, Math.min(padding, clientWidth / 4, (clientHeight - bottom) / 4));
  return { top: side, left: side, right: side, bottom: bottom + side };
}
