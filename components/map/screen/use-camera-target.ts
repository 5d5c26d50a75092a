"use client";

import { useEffect, useRef, useState } from "react";
import type { CameraTarget, Coordinates } from "../map-canvas-props";

const PADDING = { places: 50, search: 60, nodes: 40 } as const;
const SINGLE_ZOOM = { places: 13, search: 15, nodes: 13 } as const;
export type MapContent = keyof typeof PADDING;

type Input = {
  shown: MapContent;
  /** What the latest answer holds: the same array until the next answer. */
  positions: readonly Coordinates[] | null;
  here: Coordinates | null;
  /** What a link asked for: undefined until that is known, null when nothing was. */
  opened: Coordinates | null | undefined;
};

/** Where the map goes: to each new answer, to the place a link asked for, and to the reader when they ask. */
export function useCameraTarget({ shown, positions, here, opened }: Input): CameraTarget | null {
  const [fit, setFit] = useState<CameraTarget | null>(null);
  const fitted = useRef<readonly Coordinates[]>(null);
  const hasOpened = useRef(false);

  useEffect(() => {
    if (positions === null || positions.length === 0 || positions === fitted.current) return;
    const isFirst = fitted.current === null;
    // The first answer must not lead away from what the link asked for.
    if (isFirst && opened === undefined) return;
    fitted.current = positions;
    if (!isFirst || opened === null) setFit({ positions, padding: PADDING[shown], singleZoom: SINGLE_ZOOM[shown] });
  }, [positions, shown, opened]);

  useEffect(() => {
    if (!opened || hasOpened.current) return;
    hasOpened.current = true;
    setFit({ positions: [opened], padding: PADDING.places, singleZoom: SINGLE_ZOOM.places });
  }, [opened]);

  useEffect(() => {
    if (here) setFit({ positions: [here], padding: PADDING.places, singleZoom: SINGLE_ZOOM.places });
  }, [here]);

  return fit;
}
