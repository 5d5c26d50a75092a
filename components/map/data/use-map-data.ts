"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { ApiError } from "@/lib/client/api-client";
import type { CuisineCount, QuadtreeNode, Restaurant } from "@/lib/contracts/restaurant";
import type { Bounds } from "@/lib/core/geo/bounds";
import { countFilters, type Filters, NO_FILTERS } from "../filters/filters";
import type { Coordinates, MapPlace } from "../map-canvas-props";
import { type MapMode, type Shown, shownOf } from "../screen/screen-state";
import { loadingState } from "./loading-state";
import { guideQuery, LOAD_FAILED, nodesQuery, pointsQuery, savedQuery, unwantedQuery } from "./queries";
import { useArea } from "./use-area";
import { useSearch } from "./use-search";

const NODES_FAILED = "Failed to load quadtree visualization";
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
  /** Of hits for a food, the ids of those that only mention it; null where no food is searched for. */
  mentioned: readonly string[] | null;
  /** A diet that was asked for with a food, which none of the hits is known to keep; else empty. */
  unknownDiet: string;
  /** How many of the hits are in the city that is named, the first of them, where others are in towns around it. */
  inTown: { where: string; count: number } | null;
  /** Whether there are more than the places. */
  hasMore: boolean;
  /** What passes the filters of all that there is, where there are more than the places; null without them. */
  filtered: readonly Restaurant[] | null;
  /** Whether the places were cut off, before the filters. */
  isCut: boolean;
  /** The cuisines of all that there is, where the places are not all. */
  cuisines: readonly CuisineCount[] | null;
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
  /** Of the points of all restaurants, which carry nothing to filter by, and of what has more than it shows. */
  filters: Filters;
  addRecords: (restaurants: readonly Restaurant[]) => void;
};

export function useMapData({ mode, query, guideId, area, near, filters, addRecords }: Input): MapData {
  const asked = shownOf({ mode, query, guideId, area });
  const guided = useQuery({ ...guideQuery(guideId), subscribed: asked === "guide" });
  const isGuideGone = guided.error instanceof ApiError && [400, 404].includes(guided.error.status);
  const shown = asked === "guide" && isGuideGone ? mode : asked;

  const search = useSearch(shown === "search" ? query : null, near, filters);
  const inArea = useArea(shown === "area" ? area : null, query, near, filters);
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
  const centers = useMemo(() => nodes.data?.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })), [nodes.data]);
  const listed = useMemo(() => guided.data?.entries.map(({ restaurant }) => restaurant) ?? null, [guided.data]);
  const guide = useMemo(() => {
    if (!guided.data || !listed) return null;
    return { id: guided.data.id, name: guided.data.name, numbers: new Map(listed.map(({ id }, at) => [id, at + 1])) };
  }, [guided.data, listed]);

  const restaurants =
    {
      search: search.restaurants,
      area: inArea.restaurants,
      guide: listed,
      saved: marked,
      all: null,
      quadtree: null,
    }[shown] ?? null;
  useAdded(restaurants, addRecords);
  useAdded(search.filtered ?? inArea.filtered, addRecords);

  const common = {
    shown,
    restaurants,
    places: restaurants,
    positions: restaurants,
    nodes: null,
    query: null,
    missed: "",
    mentioned: null,
    unknownDiet: "",
    inTown: null,
    hasMore: false,
    filtered: null,
    isCut: false,
    cuisines: null,
    areNearest: true,
    guide: null,
    guideProblem: isGuideGone && guideId !== null && shown !== "search" && shown !== "area" ? GUIDE_GONE : null,
  };
  switch (shown) {
    case "search":
      return { ...common, ...search, restaurants };
    case "area":
      // The reader has just moved the map there: it stays.
      return { ...common, ...inArea, restaurants, positions: null };
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

/** Makes whole restaurants known to the screen, where there are any. */
function useAdded(restaurants: readonly Restaurant[] | null, add: Input["addRecords"]) {
  useEffect(() => {
    if (restaurants) add(restaurants);
  }, [restaurants, add]);
}
