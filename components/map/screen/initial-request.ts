import { parseMapUrl } from "./map-url";
import { allowedMode, type MapMode, parseQuery } from "./screen-state";

/** The request of each mode. */
export const MODE_URLS: Record<MapMode, string> = {
  saved: "/api/restaurants/saved",
  all: "/api/restaurants/all?fields=points",
  quadtree: "/api/restaurants/quadtree",
};

/** The first request of the screen, for the page to preload; null for a search. */
export function initialRequestUrl(params: URLSearchParams, isAdmin: boolean): string | null {
  const { mode, text } = parseMapUrl(params);
  return parseQuery(text) === null ? MODE_URLS[allowedMode(mode, isAdmin)] : null;
}
