"use client";

import { useEffect, useRef, useState } from "react";
import type { CameraTarget, Coordinates } from "../map-canvas-props";

const PADDING = { places: 50, search: 60, nodes: 40 } as const;
const SINGLE_ZOOM = { places: 13, search: 15, nodes: 13 } as const;
export type MapContent = keyof typeof PADDING;

type Input = {
  shown: MapContent;
  /** Of the latest response: the same array until the next one. */
  positions: readonly Coordinates[] | null;
  here: Coordinates | null;
  /** The place that the URL links to: undefined until it is known, null when there is none. */
  linked: Coordinates | null | undefined;
};

/** Where the map goes: to each new response, to the linked place, and to the reader when they request it. */
export function useCameraTarget({ shown, positions, here, linked }: Input): CameraTarget | null {
  const [target, setTarget] = useState<CameraTarget | null>(null);
  const fitted = useRef<readonly Coordinates[]>(null);
  const hasShownLinked = useRef(false);

  useEffect(() => {
    if (positions === null || positions.length === 0 || positions === fitted.current) return;
    const isFirst = fitted.current === null;
    // The first response must not move the map away from the linked place.
    if (isFirst && linked === undefined) return;
    fitted.current = positions;
    if (!isFirst || linked === null) setTarget({ positions, padding: PADDING[shown], singleZoom: SINGLE_ZOOM[shown] });
  }, [positions, shown, linked]);

  useEffect(() => {
    if (!linked || hasShownLinked.current) return;
    hasShownLinked.current = true;
    setTarget({ positions: [linked], padding: PADDING.places, singleZoom: SINGLE_ZOOM.places });
  }, [linked]);

  useEffect(() => {
    if (here) setTarget({ positions: [here], padding: PADDING.places, singleZoom: SINGLE_ZOOM.places });
  }, [here]);

  return target;
}
