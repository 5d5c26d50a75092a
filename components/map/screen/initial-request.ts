import { parseMapUrl } from "./map-url";
import { allowedMode, type MapMode, parseQuery } from "./screen-state";

/** What each mode asks for. */
export const MODE_URLS: Record<MapMode, string> = {
  saved: "/api/restaurants/saved",
  all: "/api/restaurants/all?fields=points",
  quadtree: "/api/restaurants/quadtree",
};

/** What the screen will ask for first, for the page to send for while it is still on its way; null for a search. */
export function initialRequestUrl(params: URLSearchParams, isAdmin: boolean): string | null {
  const { mode, text } = parseMapUrl(params);
  return parseQuery(text) === null ? MODE_URLS[allowedMode(mode, isAdmin)] : null;
}
