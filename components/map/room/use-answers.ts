"use client";

import { useEffect, useMemo } from "react";
import type { QuadtreeNode, Restaurant } from "@/lib/restaurants/contract";
import type { MapPlace, Position } from "../contract";
import { fetchNodes, fetchPoints, fetchSaved } from "./calls";
import type { MapMode } from "./room-state";
import { useAnswer } from "./use-answer";
import type { Shown } from "./use-fit";
import { useSearch } from "./use-search";

const LOAD_FAILED = "Failed to load restaurants";
const NODES_FAILED = "Failed to load quadtree visualization";

/** The answer to what is looked at: to a search, or else to the mode. */
export type Answers = {
  shown: Shown;
  /** Null until there is an answer; the same array until the next one. */
  places: readonly (Restaurant | MapPlace)[] | null;
  saved: readonly Restaurant[] | null;
  nodes: readonly QuadtreeNode[] | null;
  /** Where the map should go. */
  positions: readonly Position[] | null;
  /** What the places are hits for; null when they are those of a mode. */
  query: string | null;
  isLoading: boolean;
  error: string | null;
  retry: () => void;
};

type Input = { mode: MapMode; query: string | null; keep: (restaurants: readonly Restaurant[]) => void };

export function useAnswers({ mode, query, keep }: Input): Answers {
  const isSearching = query !== null;
  const search = useSearch(query);
  const saved = useAnswer(!isSearching && mode === "saved", fetchSaved, LOAD_FAILED);
  const points = useAnswer(!isSearching && mode === "all", fetchPoints, LOAD_FAILED);
  const nodes = useAnswer(!isSearching && mode === "quadtree", fetchNodes, NODES_FAILED);
  const centres = useMemo(() => nodes.value?.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })), [nodes.value]);

  const { found } = search;
  useEffect(() => {
    if (found) keep(found.restaurants);
  }, [found, keep]);
  useEffect(() => {
    if (saved.value) keep(saved.value);
  }, [saved.value, keep]);

  const nothing = { places: null, saved: null, nodes: null, query: null };
  if (isSearching) {
    const places = found?.restaurants ?? null;
    const error = search.isLoading ? null : (found?.error ?? null);
    return { ...nothing, ...search, shown: "search", places, positions: places, query: found?.query ?? null, error };
  }
  if (mode === "quadtree") {
    return { ...nothing, ...nodes, shown: "nodes", nodes: nodes.value, positions: centres ?? null };
  }
  if (mode === "saved") {
    return { ...nothing, ...saved, shown: "places", places: saved.value, saved: saved.value, positions: saved.value };
  }
  return { ...nothing, ...points, shown: "places", places: points.value, positions: points.value };
}
