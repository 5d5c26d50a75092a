import { ApiError, callApi } from "@/lib/client/api-client";
import type { Restaurant } from "@/lib/contracts/restaurant";
import type { StatusChangeRequest } from "./status-state";

export const UPDATE_FAILED = "Failed to update restaurant status";
/** Nothing waits to be sent later: a mark that is shown is one that is kept. */
const OFFLINE = "You are offline, so this mark can't be kept now. Mark it again once you have a connection.";

/** Sends the change, and returns the restaurant with its new status. */
export async function sendStatus(
  id: string,
  { status, originGuideId, restoresOrigin }: StatusChangeRequest,
): Promise<Restaurant> {
  const response = await callApi<{ restaurant?: Restaurant } | undefined>(
    `/api/restaurants/${encodeURIComponent(id)}/status`,
    { keepalive: true, body: status === null ? { status } : { status, originGuideId, restoresOrigin } },
  ).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 0 && !navigator.onLine ? new Error(OFFLINE) : error;
  });
  if (!response?.restaurant) throw new Error(UPDATE_FAILED);
  return response.restaurant;
}

/** One tab at a time for each place, so that responses are broadcast in the order of the writes. */
export const withStatusLock = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(`kumquat-mark-${id}`, work) : work();
