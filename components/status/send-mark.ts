import { callApi } from "@/lib/api/client";
import type { Restaurant } from "@/lib/restaurants/contract";
import type { Wish } from "./place-marks";

export const NOT_UPDATED = "Failed to update restaurant status";

/** Tells the server, and answers the restaurant as it now is to the reader. */
export async function sendMark(id: string, { status, originGuideId, restoresOrigin }: Wish): Promise<Restaurant> {
  const answer = await callApi<{ restaurant?: Restaurant } | undefined>(
    `/api/restaurants/${encodeURIComponent(id)}/status`,
    { keepalive: true, body: status === null ? { status } : { status, originGuideId, restoresOrigin } },
  );
  if (!answer?.restaurant) throw new Error(NOT_UPDATED);
  return answer.restaurant;
}

/** In one tab at a time for each place, so that answers are told to the others in the order of the writes. */
export const inTurn = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(`kumquat-mark-${id}`, work) : work();
