import { queryOptions, skipToken } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api-client";
import {
  QuadtreeResponse,
  RestaurantPointsResponse,
  RestaurantResponse,
  RestaurantsResponse,
  SEARCH_LIMIT,
} from "@/lib/contracts/restaurant";
import type { Bounds } from "@/lib/core/geo/bounds";
import { MODE_URLS } from "./initial-request";

export const LOAD_FAILED = "Failed to load restaurants";

/** For the modes: loaded once, and again only on request. Later changes reach the screen as status overrides. */
const LOADED_ONCE = { staleTime: "static", gcTime: Number.POSITIVE_INFINITY, retryOnMount: false } as const;

export const savedQuery = queryOptions({
  queryKey: ["map", "saved"],
  queryFn: async ({ signal }) => RestaurantsResponse.parse(await callApi(MODE_URLS.saved, { signal })).restaurants,
  ...LOADED_ONCE,
});

export const pointsQuery = queryOptions({
  queryKey: ["map", "points"],
  queryFn: async ({ signal }) =>
    RestaurantPointsResponse.parse(await callApi(MODE_URLS.all, { signal })).points.map(
      ([id, name, longitude, latitude, userStatus]) => ({ id, name, longitude, latitude, userStatus }),
    ),
  ...LOADED_ONCE,
  // There may be a hundred thousand: comparing them with the former ones would take too long.
  structuralSharing: false,
});

export const nodesQuery = queryOptions({
  queryKey: ["map", "nodes"],
  queryFn: async ({ signal }) => QuadtreeResponse.parse(await callApi(MODE_URLS.quadtree, { signal })).nodes,
  ...LOADED_ONCE,
});

/** The hits for a query, with the query they belong to; null for no search, which needs no request. */
export const searchQuery = (query: string | null) =>
  queryOptions({
    queryKey: ["map", "search", query],
    queryFn: async ({ signal }) => {
      if (query === null) return null;
      const params = new URLSearchParams({ query, limit: String(SEARCH_LIMIT.fallback) });
      const response = await callApi(`/api/restaurants/search?${params}`, { signal });
      return { query, restaurants: RestaurantsResponse.parse(response).restaurants };
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
