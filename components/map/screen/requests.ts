import { z } from "zod";
import { callApi } from "@/lib/client/api-client";
import { QuadtreeNode, Restaurant, type RestaurantPoint, SEARCH_LIMIT } from "@/lib/contracts/restaurant";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { MapPlace } from "../map-canvas-props";
import { MODE_URLS } from "./initial-request";

const RestaurantsResponse = z.object({ restaurants: z.array(Restaurant) });
const NodesResponse = z.object({ nodes: z.array(QuadtreeNode) });
const RestaurantResponse = z.object({ restaurant: Restaurant });
/** The points themselves are taken as they come: there may be a hundred thousand. */
const PointsResponse = z.object({ points: z.custom<RestaurantPoint[]>(Array.isArray) });

/** The calls of the Map screen, with their answers checked. */
export const fetchSaved = async (signal: AbortSignal): Promise<Restaurant[]> =>
  RestaurantsResponse.parse(await callApi(MODE_URLS.saved, { signal })).restaurants;

export const fetchPoints = async (signal: AbortSignal): Promise<MapPlace[]> =>
  PointsResponse.parse(await callApi(MODE_URLS.all, { signal })).points.map(
    ([id, name, longitude, latitude, userStatus]) => ({
      id,
      name,
      longitude,
      latitude,
      userStatus,
    }),
  );

export const fetchInBounds = async (bounds: Bounds, signal: AbortSignal): Promise<Restaurant[]> =>
  RestaurantsResponse.parse(await callApi(`/api/restaurants/all?bounds=${bounds.join(",")}`, { signal })).restaurants;

export const fetchNodes = async (signal: AbortSignal): Promise<QuadtreeNode[]> =>
  NodesResponse.parse(await callApi(MODE_URLS.quadtree, { signal })).nodes;

export const fetchRestaurant = async (id: string, signal: AbortSignal): Promise<Restaurant> =>
  RestaurantResponse.parse(await callApi(`/api/restaurants/${encodeURIComponent(id)}`, { signal })).restaurant;

export async function searchRestaurants(query: string, signal: AbortSignal): Promise<Restaurant[]> {
  const asked = new URLSearchParams({ query, limit: String(SEARCH_LIMIT.fallback) });
  return RestaurantsResponse.parse(await callApi(`/api/restaurants/search?${asked}`, { signal })).restaurants;
}
