import { queryOptions, skipToken } from "@tanstack/react-query";
import { z } from "zod";
import { callApi } from "@/lib/client/api-client";
import {
  AreaResponse,
  CuisinesResponse,
  QuadtreeResponse,
  Restaurant,
  RestaurantPointsResponse,
  RestaurantResponse,
  RestaurantsResponse,
  SEARCH_LIMIT,
  SearchResponse,
} from "@/lib/contracts/restaurant";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { Coordinates } from "@/lib/core/geo/distance";
import { type Filters, NO_FILTERS } from "../filters/filters";
import { askedFilters, guideUrl, MODE_URLS, pointsUrl, UNWANTED_URL } from "./initial-request";

export const LOAD_FAILED = "Failed to load restaurants";
export const SEARCH_FAILED = "Failed to search restaurants";

/** What a map shows of a guide. */
const GuideOnMap = z.object({
  guide: z.object({ id: z.string(), name: z.string(), entries: z.array(z.object({ restaurant: Restaurant })) }),
});

/** For the modes: loaded once, and again only on request. Later changes reach the screen as status overrides. */
const LOADED_ONCE = { staleTime: "static", gcTime: Number.POSITIVE_INFINITY, retryOnMount: false } as const;

export const savedQuery = queryOptions({
  queryKey: ["map", "saved"],
  queryFn: async ({ signal }) => RestaurantsResponse.parse(await callApi(MODE_URLS.saved, { signal })).restaurants,
  ...LOADED_ONCE,
});

/** What the reader is not interested in, for the filter that shows it. */
export const unwantedQuery = queryOptions({
  queryKey: ["map", "unwanted"],
  queryFn: async ({ signal }) => RestaurantsResponse.parse(await callApi(UNWANTED_URL, { signal })).restaurants,
  ...LOADED_ONCE,
});

export const pointsQuery = (filters: Filters = NO_FILTERS) =>
  queryOptions({
    queryKey: ["map", "points", pointsUrl(filters)],
    queryFn: async ({ signal }) =>
      RestaurantPointsResponse.parse(await callApi(pointsUrl(filters), { signal })).points.map(
        ([id, name, longitude, latitude, userStatus]) => ({ id, name, longitude, latitude, userStatus }),
      ),
    ...LOADED_ONCE,
    // There may be a hundred thousand: comparing them with the former ones would take too long.
    structuralSharing: false,
  });

/** What administrators can choose from where the places are points. */
export const cuisinesQuery = queryOptions({
  queryKey: ["map", "cuisines"],
  queryFn: async ({ signal }) =>
    CuisinesResponse.parse(await callApi("/api/restaurants/all?fields=cuisines", { signal })).cuisines,
  ...LOADED_ONCE,
});

export const guideQuery = (id: string | null) =>
  queryOptions({
    queryKey: ["map", "guide", id],
    queryFn:
      id === null ? skipToken : async ({ signal }) => GuideOnMap.parse(await callApi(guideUrl(id), { signal })).guide,
    staleTime: "static",
    retryOnMount: false,
  });

/** The filters of a search, which those of all places are without: these know no hours. */
const searchFilters = (filters: Filters) => ({ ...askedFilters(filters), ...(filters.isOpenNow && { open: "now" }) });

/**
 * The open places within a box that pass the filters, best first, or the nearest to a position; null for no box, which
 * needs no request.
 */
export const areaQuery = (
  area: Bounds | null,
  query: string | null,
  near: Coordinates | null = null,
  filters: Filters = NO_FILTERS,
) =>
  queryOptions({
    queryKey: ["map", "area", area, query, near, searchFilters(filters)],
    queryFn: async ({ signal }) => {
      if (area === null) return null;
      if (near !== null) {
        const body = { ...near, bounds: area.join(","), ...(query !== null && { query }), ...searchFilters(filters) };
        const response = AreaResponse.parse(await callApi("/api/restaurants/search", { body, signal }));
        return { ...response, areNearest: true };
      }
      const limit = String(SEARCH_LIMIT.max);
      const params = new URLSearchParams({ bounds: area.join(","), limit, ...searchFilters(filters) });
      if (query !== null) params.set("query", query);
      const response = AreaResponse.parse(await callApi(`/api/restaurants/search?${params}`, { signal }));
      return { ...response, areNearest: !response.hasMore };
    },
    staleTime: "static",
    gcTime: 0,
  });

export const nodesQuery = queryOptions({
  queryKey: ["map", "nodes"],
  queryFn: async ({ signal }) => QuadtreeResponse.parse(await callApi(MODE_URLS.quadtree, { signal })).nodes,
  ...LOADED_ONCE,
});

/** So many hits a search shows at most; the nearest to a position are the fewer, filtered or not. */
export const searchLimit = (isFiltered: boolean): number => (isFiltered ? SEARCH_LIMIT.max : SEARCH_LIMIT.fallback);

/**
 * The hits for a query, with the query they belong to; null for no search, which needs no request. With a position, the
 * nearest of all that match; with filters, as many as there may be, so that some are left of them.
 */
export const searchQuery = (
  query: string | null,
  near: Coordinates | null = null,
  isFiltered = false,
  filters: Filters = NO_FILTERS,
) =>
  queryOptions({
    queryKey: ["map", "search", query, near, isFiltered, searchFilters(filters)],
    queryFn: async ({ signal }) => {
      if (query === null) return null;
      const asked = searchFilters(filters);
      const params = new URLSearchParams({ query, limit: String(searchLimit(isFiltered)), ...asked });
      const response = near
        ? await callApi("/api/restaurants/search", { body: { query, ...near, ...asked }, signal })
        : await callApi(`/api/restaurants/search?${params}`, { signal });
      return { query, ...SearchResponse.parse(response) };
    },
    staleTime: "static",
    gcTime: 0,
  });

export const restaurantQuery = (id: string | null) =>
  queryOptions({
    queryKey: ["map", "restaurant", id],
    queryFn:
      id === null
        ? skipToken
        : async ({ signal }) =>
            RestaurantResponse.parse(await callApi(`/api/restaurants/${encodeURIComponent(id)}`, { signal }))
              .restaurant,
    staleTime: "static",
    gcTime: 0,
  });

export const boundsQuery = (bounds: Bounds | null) =>
  queryOptions({
    queryKey: ["map", "bounds", bounds],
    queryFn:
      bounds === null
        ? skipToken
        : async ({ signal }) =>
            RestaurantsResponse.parse(await callApi(`/api/restaurants/all?bounds=${bounds.join(",")}`, { signal }))
              .restaurants,
    staleTime: "static",
    gcTime: 0,
  });
