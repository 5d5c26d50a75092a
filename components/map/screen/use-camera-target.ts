"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { CameraTarget, Coordinates } from "../map-canvas-props";
import { nearView } from "./near-view";
import type { Shown } from "./screen-state";

const PADDING: Record<Shown, number> = { saved: 50, all: 50, guide: 50, search: 60, area: 0, quadtree: 40 };
const SEARCH_SINGLE_ZOOM = 15;
const SINGLE_ZOOM = 13;

type Input = {
  shown: Shown;
  /** Of the latest response: the same array until the next one. */
  positions: readonly Coordinates[] | null;
  /** Of those, what the filters let through. */
  passing: readonly Coordinates[];
  here: Coordinates | null;
  /** Whether the nearest come first. */
  isNearMe: boolean;
  /** The place that the URL links to: undefined until it is known, null when there is none. */
  linked: Coordinates | null | undefined;
  /** The area that the URL links to: there nothing else moves the map. */
  linkedArea: Bounds | null;
};

/** Where the map goes: to each new response, to the linked place or area, and to the reader when they request it. */
export function useCameraTarget(input: Input): CameraTarget | null {
  const { shown, positions, here, linked, linkedArea } = input;
  const [target, setTarget] = useState<CameraTarget | null>(() => linkedArea && areaTarget(linkedArea));
  const fitted = useRef<readonly Coordinates[]>(null);
  const hasShownLinked = useRef(linkedArea !== null);

  const goTo = useEffectEvent((all: readonly Coordinates[]) => {
    const { passing, isNearMe } = input;
    const found = shown === "search" && passing.length > 0 ? passing : all;
    setTarget({
      positions: shown === "search" && isNearMe && here ? nearView(here, found) : found,
      padding: PADDING[shown],
      singleZoom: shown === "search" ? SEARCH_SINGLE_ZOOM : SINGLE_ZOOM,
    });
  });

  useEffect(() => {
    if (positions === null || positions === fitted.current) return;
    const isFirst = fitted.current === null && linkedArea === null;
    // The first response, if before or after the linked place, must not move the map away from it.
    if (isFirst && linked === undefined) return;
    fitted.current = positions;
    if (positions.length === 0 || (isFirst && linked !== null)) return;
    goTo(positions);
  }, [positions, linked, linkedArea]);

  useEffect(() => {
    if (!linked || hasShownLinked.current) return;
    hasShownLinked.current = true;
    setTarget({ positions: [linked], padding: PADDING.saved, singleZoom: SINGLE_ZOOM });
  }, [linked]);

  useEffect(() => {
    if (here) setTarget({ positions: [here], padding: PADDING.saved, singleZoom: SINGLE_ZOOM });
  }, [here]);

  return target;
}

const areaTarget = ([west, south, east, north]: Bounds): CameraTarget => ({
  positions: [
    { longitude: west, latitude: south },
    { longitude: east, latitude: north },
  ],
  padding: PADDING.area,
  singleZoom: SINGLE_ZOOM,
});
