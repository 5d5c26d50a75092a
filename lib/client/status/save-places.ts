import { callApi } from "@/lib/client/api-client";
import type { Restaurant } from "@/lib/contracts/restaurant";

type Response = { restaurants: Restaurant[] };

const path = (guideId: string) => `/api/guides/${encodeURIComponent(guideId)}/saved-places`;

/** Marks what has no status yet in a guide as interested, all of it or nothing; the places that it has marked. */
export const savePlaces = async (guideId: string): Promise<Restaurant[]> =>
  (await callApi<Response>(path(guideId), { method: "POST", keepalive: true, body: {} })).restaurants;

/** Takes it back where nothing else was said since; the places that it has cleared. */
export const unsavePlaces = async (guideId: string, restaurantIds: readonly string[]): Promise<Restaurant[]> =>
  (await callApi<Response>(path(guideId), { method: "DELETE", keepalive: true, body: { restaurantIds } })).restaurants;
