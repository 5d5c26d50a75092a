import { z } from "zod";
import { callApi } from "@/lib/api/client";
import type { Bounds } from "@/lib/geo/bounds";
import { QuadtreeNode, Restaurant, type RestaurantPoint, SEARCH_LIMIT } from "@/lib/restaurants/contract";
import type { MapPlace } from "../contract";
import { MODE_CALLS } from "./first-call";

const Restaurants = z.object({ restaurants: z.array(Restaurant) });
const Nodes = z.object({ nodes: z.array(QuadtreeNode) });
const One = z.object({ restaurant: Restaurant });
/** The points themselves are taken as they come: there may be a hundred thousand. */
const Points = z.object({ points: z.custom<RestaurantPoint[]>(Array.isArray) });

/** The calls of the Map screen, with their answers checked. */
export const fetchSaved = async (signal: AbortSignal): Promise<Restaurant[]> =>
  Restaurants.parse(await callApi(MODE_CALLS.saved, { signal })).restaurants;

export const fetchPoints = async (signal: AbortSignal): Promise<MapPlace[]> =>
  Points.parse(await callApi(MODE_CALLS.all, { signal })).points.map(([id, name, longitude, latitude, userStatus]) => ({
    id,
    name,
    longitude,
    latitude,
    userStatus,
  }));

export const fetchWithin = async (bounds: Bounds, signal: AbortSignal): Promise<Restaurant[]> =>
  Restaurants.parse(await callApi(`/api/restaurants/all?bounds=${bounds.join(",")}`, { signal })).restaurants;

export const fetchNodes = async (signal: AbortSignal): Promise<QuadtreeNode[]> =>
  Nodes.parse(await callApi(MODE_CALLS.quadtree, { signal })).nodes;

export const fetchRestaurant = async (id: string, signal: AbortSignal): Promise<Restaurant> =>
  One.parse(await callApi(`/api/restaurants/${encodeURIComponent(id)}`, { signal })).restaurant;

export async function search(query: string, signal: AbortSignal): Promise<Restaurant[]> {
  const asked = new URLSearchParams({ query, limit: String(SEARCH_LIMIT.fallback) });
  return Restaurants.parse(await callApi(`/api/restaurants/search?${asked}`, { signal })).restaurants;
}
