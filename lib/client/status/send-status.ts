import { callApi } from "@/lib/client/api-client";
import type { Restaurant } from "@/lib/contracts/restaurant";
import type { StatusChangeRequest } from "./status-state";

export const UPDATE_FAILED = "Failed to update restaurant status";

/** Tells the server, and answers the restaurant as it now is to the reader. */
export async function sendStatus(
  id: string,
  { status, originGuideId, restoresOrigin }: StatusChangeRequest,
): Promise<Restaurant> {
  const answer = await callApi<{ restaurant?: Restaurant } | undefined>(
    `/api/restaurants/${encodeURIComponent(id)}/status`,
    { keepalive: true, body: status === null ? { status } : { status, originGuideId, restoresOrigin } },
  );
  if (!answer?.restaurant) throw new Error(UPDATE_FAILED);
  return answer.restaurant;
}

/** In one tab at a time for each place, so that answers are told to the others in the order of the writes. */
export const withStatusLock = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(`kumquat-mark-${id}`, work) : work();
