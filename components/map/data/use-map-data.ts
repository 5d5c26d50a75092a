"use client";

import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { ApiError } from "@/lib/client/api-client";
import { errorMessage } from "@/lib/client/error-message";
import type { QuadtreeNode, Restaurant } from "@/lib/contracts/restaurant";
import type { Bounds } from "@/lib/core/geo/bounds";
import { countFilters, type Filters, NO_FILTERS } from "../filters/filters";
import type { Coordinates, MapPlace } from "../map-canvas-props";
import { type MapMode, type Shown, shownOf } from "../screen/screen-state";
import {
  areaQuery,
  guideQuery,
  LOAD_FAILED,
  nodesQuery,
  pointsQuery,
  savedQuery,
  searchLimit,
  unwantedQuery,
} from "./queries";
import { useSearch } from "./use-search";

const NODES_FAILED = "Failed to load quadtree visualization";
const AREA_FAILED = "Failed to search restaurants";
const GUIDE_FAILED = "Failed to load the guide";
const GUIDE_GONE = "We couldn't find that guide. Here are your saved restaurants.";

/** A guide on the map: its places are those of its entries, numbered in its order. */
export type GuideOnMap = { id: string; name: string; numbers: ReadonlyMap<string, number> };

/** The data of what is shown. */
export type MapData = {
  shown: Shown;
  /** Null until there is a response; the same array until the next one. */
  places: readonly (Restaurant | MapPlace)[] | null;
  /** Those places, where they are whole restaurants. */
  restaurants: readonly Restaurant[] | null;
  nodes: readonly QuadtreeNode[] | null;
  /** Where the map should go. */
  positions: readonly Coordinates[] | null;
  /** What the places are hits for; null when nothing was searched for. */
  query: string | null;
  /** "in San Mateo": where the query asked for and nothing is, so that the hits are the nearest elsewhere. */
  missed: string;
  /** Whether the area has more than the places. */
  hasMore: boolean;
  /** Whether none that was left out is nearer to the reader than the places. */
  areNearest: boolean;
  guide: GuideOnMap | null;
  /** Why a guide that was asked for is not shown. */
  guideProblem: string | null;
  isLoading: boolean;
  error: string | null;
  retry: () => void;
};

type Input = {
  mode: MapMode;
  query: string | null;
  guideId: string | null;
  area: Bounds | null;
  /** Where the reader is, if a search, also of an area, should find the nearest; null for the best. */
  near: Coordinates | null;
  /** Of the points of all restaurants, which carry nothing to filter by; a search that is filtered finds more. */
  filters: Filters;
  addRecords: (restaurants: readonly Restaurant[]) => void;
};

export function useMapData({ mode, query, guideId, area, near, filters, addRecords }: Input): MapData {
  const asked = shownOf({ mode, query, guideId, area });
  const guided = useQuery({ ...guideQuery(guideId), subscribed: asked === "guide" });
  const isGuideGone = guided.error instanceof ApiError && [400, 404].includes(guided.error.status);
  const shown = asked === "guide" && isGuideGone ? mode : asked;

  const { hits, ...search } = useSearch(shown === "search" ? query : null, near, countFilters(filters) > 0);
  // Unsubscribed rather than disabled: leaving a mode aborts its request.
  const saved = useQuery({ ...savedQuery, subscribed: shown === "saved" });
  // Once the map has its places: nobody sees these before they ask for them.
  const unwanted = useQuery({ ...unwantedQuery, enabled: saved.isSuccess, subscribed: shown === "saved" });
  const marked = useMemo(() => saved.data && [...saved.data, ...(unwanted.data ?? [])], [saved.data, unwanted.data]);
  const points = useQuery({
    ...pointsQuery(mode === "all" ? filters : NO_FILTERS),
    subscribed: shown === "all",
    placeholderData: keepPreviousData,
  });
  const nodes = useQuery({ ...nodesQuery, subscribed: shown === "quadtree" });
  const inArea = useQuery({
    ...areaQuery(shown === "area" ? area : null, query, near),
    placeholderData: keepPreviousData,
  });
  const centers = useMemo(() => nodes.data?.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })), [nodes.data]);
  const listed = useMemo(() => guided.data?.entries.map(({ restaurant }) => restaurant) ?? null, [guided.data]);
  const guide = useMemo(() => {
    if (!guided.data || !listed) return null;
    return { id: guided.data.id, name: guided.data.name, numbers: new Map(listed.map(({ id }, at) => [id, at + 1])) };
  }, [guided.data, listed]);

  const restaurants =
    {
      search: hits?.restaurants,
      area: inArea.data?.restaurants,
      guide: listed,
      saved: marked,
      all: null,
      quadtree: null,
    }[shown] ?? null;
  useEffect(() => {
    if (restaurants) addRecords(restaurants);
  }, [restaurants, addRecords]);

  const common = {
    shown,
    restaurants,
    places: restaurants,
    positions: restaurants,
    nodes: null,
    query: null,
    missed: "",
    hasMore: false,
    areNearest: true,
    guide: null,
    guideProblem: isGuideGone && guideId !== null && shown !== "search" && shown !== "area" ? GUIDE_GONE : null,
  };
  switch (shown) {
    case "search":
      return {
        ...common,
        ...search,
        query: hits?.query ?? null,
        missed: hits?.missed ?? "",
        hasMore: (hits?.restaurants.length ?? 0) >= searchLimit(countFilters(filters) > 0 && near === null),
      };
    case "area":
      // The reader has just moved the map there.
      return {
        ...common,
        ...loadingState(inArea, AREA_FAILED),
        positions: null,
        query,
        hasMore: inArea.data?.hasMore ?? false,
        areNearest: inArea.data?.areNearest ?? false,
      };
    case "guide":
      return { ...common, ...loadingState(guided, GUIDE_FAILED), guide };
    case "saved":
      return { ...common, ...loadingState(saved, LOAD_FAILED), positions: saved.data ?? null };
    case "all": {
      const places = points.data ?? null;
      // A filter narrows what is there, it leads nowhere.
      const positions = countFilters(filters) === 0 ? places : null;
      return { ...common, ...loadingState(points, LOAD_FAILED), places, positions };
    }
    case "quadtree":
      return {
        ...common,
        ...loadingState(nodes, NODES_FAILED),
        nodes: nodes.data ?? null,
        positions: centers ?? null,
      };
  }
}

const loadingState = ({ isFetching, error, refetch }: UseQueryResult, failure: string) => ({
  isLoading: isFetching,
  error: error && errorMessage(error, failure),
  retry: () => void refetch(),
});
