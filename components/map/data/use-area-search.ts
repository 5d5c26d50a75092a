"use client";

import { type Dispatch, useCallback, useRef, useState } from "react";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { MapScreenEvent, MapScreenState, Shown } from "../screen/screen-state";

type Input = { shown: Shown; query: string | null; dispatch: Dispatch<MapScreenEvent> } & Pick<
  MapScreenState,
  "mode" | "area" | "guideId"
>;

/** Meters matter to nobody here, and the URL stays short. */
const rounded = (bounds: Bounds): Bounds => bounds.map((degrees) => Number(degrees.toFixed(4))) as unknown as Bounds;

/** Searching what the map shows, which is offered once the reader has moved it from where the places had put it. */
export function useAreaSearch({ shown, mode, query, area, guideId, dispatch }: Input) {
  const content = JSON.stringify([mode, query, area, guideId]);
  const [movedFrom, setMovedFrom] = useState<string | null>(null);
  const [isReady, setIsReady] = useState(false);
  const bounds = useRef<Bounds>(null);

  const onView = useCallback((next: Bounds) => {
    bounds.current = next;
    setIsReady(true);
  }, []);
  const onMove = useCallback(() => setMovedFrom(content), [content]);

  return {
    onView,
    onMove,
    /** Whether there is a map, which shows an area. */
    isReady,
    /** In All and Quadtree everything is there already. */
    isOffered: movedFrom === content && shown !== "all" && shown !== "quadtree",
    isActive: shown === "area",
    search: () => bounds.current && dispatch({ type: "area searched", area: rounded(bounds.current) }),
    clear: () => dispatch({ type: "area cleared" }),
  };
}

export type AreaSearch = ReturnType<typeof useAreaSearch>;
