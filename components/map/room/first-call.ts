import { readAddress } from "./room-address";
import { type MapMode, modeFor, queryOf } from "./room-state";

/** What each mode asks for. */
export const MODE_CALLS: Record<MapMode, string> = {
  saved: "/api/restaurants/saved",
  all: "/api/restaurants/all?fields=points",
  quadtree: "/api/restaurants/quadtree",
};

/** What the screen will ask for first, for the page to send for while it is still on its way; null for a search. */
export function firstCall(params: URLSearchParams, isAdmin: boolean): string | null {
  const { mode, text } = readAddress(params);
  return queryOf(text) === null ? MODE_CALLS[modeFor(mode, isAdmin)] : null;
}
