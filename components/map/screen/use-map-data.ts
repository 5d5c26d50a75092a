"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { QuadtreeNode, Restaurant } from "@/lib/contracts/restaurant";
import type { Coordinates, MapPlace } from "../map-canvas-props";
import { LOAD_FAILED, nodesQuery, pointsQuery, savedQuery } from "./queries";
import type { MapMode } from "./screen-state";
import type { MapContent } from "./use-camera-target";
import { useSearch } from "./use-search";

const NODES_FAILED = "Failed to load quadtree visualization";

/** The data of what is shown: of a search, or else of the mode. */
type MapData = {
  shown: MapContent;
  /** Null until there is a response; the same array until the next one. */
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

type Input = {
  mode: MapMode;
  query: string | null;
  addRecords: (restaurants: readonly Restaurant[]) => void;
};

export function useMapData({ mode, query, addRecords }: Input): MapData {
  const isSearching = query !== null;
  const { hits, ...search } = useSearch(query);
  // Unsubscribed rather than disabled: leaving a mode aborts its request.
  const saved = useQuery({ ...savedQuery, subscribed: !isSearching && mode === "saved" });
  const points = useQuery({ ...pointsQuery, subscribed: !isSearching && mode === "all" });
  const nodes = useQuery({ ...nodesQuery, subscribed: !isSearching && mode === "quadtree" });
  const centers = useMemo(() => nodes.data?.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })), [nodes.data]);

  const found = hits?.restaurants ?? null;
  useEffect(() => {
    if (found) addRecords(found);
  }, [found, addRecords]);
  useEffect(() => {
    if (saved.data) addRecords(saved.data);
  }, [saved.data, addRecords]);

  const nothing = { places: null, saved: null, nodes: null, query: null };
  if (isSearching) {
    return { ...nothing, ...search, shown: "search", places: found, positions: found, query: hits?.query ?? null };
  }
  if (mode === "quadtree") {
    const loading = loadingState(nodes, NODES_FAILED);
    return { ...nothing, ...loading, shown: "nodes", nodes: nodes.data ?? null, positions: centers ?? null };
  }
  if (mode === "saved") {
    const places = saved.data ?? null;
    return {
      ...nothing,
      ...loadingState(saved, LOAD_FAILED),
      shown: "places",
      places,
      saved: places,
      positions: places,
    };
  }
  const places = points.data ?? null;
  return { ...nothing, ...loadingState(points, LOAD_FAILED), shown: "places", places, positions: places };
}

const loadingState = ({ isFetching, error, refetch }: UseQueryResult, failure: string) => ({
  isLoading: isFetching,
  error: error && errorMessage(error, failure),
  retry: () => void refetch(),
});
