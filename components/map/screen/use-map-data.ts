"use client";

import { useEffect, useMemo } from "react";
import type { QuadtreeNode, Restaurant } from "@/lib/contracts/restaurant";
import type { Coordinates, MapPlace } from "../map-canvas-props";
import { fetchNodes, fetchPoints, fetchSaved } from "./requests";
import type { MapMode } from "./screen-state";
import type { MapContent } from "./use-camera-target";
import { useLazyRequest } from "./use-lazy-request";
import { useSearch } from "./use-search";

const LOAD_FAILED = "Failed to load restaurants";
const NODES_FAILED = "Failed to load quadtree visualization";

/** The answer to what is looked at: to a search, or else to the mode. */
export type MapData = {
  shown: MapContent;
  /** Null until there is an answer; the same array until the next one. */
  places: readonly (Restaurant | MapPlace)[] | null;
  saved: readonly Restaurant[] | null;
  nodes: readonly QuadtreeNode[] | null;
  /** Where the map should go. */
  positions: readonly Coordinates[] | null;
  /** What the places are hits for; null when they are those of a mode. */
  query: string | null;
  isLoading: boolean;
  error: string | null;
  retry: () => void;
};

type Input = { mode: MapMode; query: string | null; keep: (restaurants: readonly Restaurant[]) => void };

export function useMapData({ mode, query, keep }: Input): MapData {
  const isSearching = query !== null;
  const search = useSearch(query);
  const saved = useLazyRequest(!isSearching && mode === "saved", fetchSaved, LOAD_FAILED);
  const points = useLazyRequest(!isSearching && mode === "all", fetchPoints, LOAD_FAILED);
  const nodes = useLazyRequest(!isSearching && mode === "quadtree", fetchNodes, NODES_FAILED);
  const centres = useMemo(() => nodes.value?.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })), [nodes.value]);

  const { result } = search;
  useEffect(() => {
    if (result) keep(result.restaurants);
  }, [result, keep]);
  useEffect(() => {
    if (saved.value) keep(saved.value);
  }, [saved.value, keep]);

  const nothing = { places: null, saved: null, nodes: null, query: null };
  if (isSearching) {
    const places = result?.restaurants ?? null;
    const error = search.isLoading ? null : (result?.error ?? null);
    return { ...nothing, ...search, shown: "search", places, positions: places, query: result?.query ?? null, error };
  }
  if (mode === "quadtree") {
    return { ...nothing, ...nodes, shown: "nodes", nodes: nodes.value, positions: centres ?? null };
  }
  if (mode === "saved") {
    return { ...nothing, ...saved, shown: "places", places: saved.value, saved: saved.value, positions: saved.value };
  }
  return { ...nothing, ...points, shown: "places", places: points.value, positions: points.value };
}
