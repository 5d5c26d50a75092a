import { useEffect, useRef } from "react";
import type { CameraTarget, MapInsets, MapPlace } from "../map-canvas-props";
import type { MapInstance } from "./map-library";
import { isPinInView, pinCenterOffset, visibleCenterOffset } from "./pin-view";
import { viewPadding } from "./view-padding";

/** The closest zoom for several places: two on one corner still show their street. */
const CLOSEST_ZOOM = 16;

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
        padding: viewPadding(sizeOf(map), fit.padding, latest.current),
        maxZoom: CLOSEST_ZOOM,
        duration,
      });
    }
  }, [map, fit]);

  useSelectedInView({ map, selected, covered });
}

/**
 * Keeps the selected pin clear of the card and the controls, as they open and grow, until the reader moves the map
 * away. What is moving already is let finish first: only then is known where the pin comes to lie.
 */
function useSelectedInView({ map, selected, covered }: Omit<Options, "fit">): void {
  const isReadersView = useRef(false);
  const [id, longitude, latitude] = [selected?.id, selected?.longitude, selected?.latitude];

  useEffect(() => {
    if (!map) return;
    const leave = ({ originalEvent }: { originalEvent?: unknown }) => {
      if (originalEvent) isReadersView.current = true;
    };
    map.on("movestart", leave);
    return () => void map.off("movestart", leave);
  }, [map]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection begins a view of its own.
  useEffect(() => {
    isReadersView.current = false;
  }, [id]);

  useEffect(() => {
    if (!map || longitude === undefined || latitude === undefined) return;
    const show = () => {
      if (isReadersView.current) return;
      const size = sizeOf(map);
      if (isPinInView(map.project([longitude, latitude]), size, covered)) return;
      map.easeTo({ center: [longitude, latitude], offset: pinCenterOffset(size, covered), duration: 300 });
    };
    if (!map.isMoving()) return show();
    map.once("moveend", show);
    return () => void map.off("moveend", show);
  }, [map, longitude, latitude, covered]);
}

function sizeOf(map: MapInstance) {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return { width, height };
}

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
