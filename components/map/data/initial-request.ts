import type { Filters } from "../filters/filters";
import { filterParams, parseMapUrl } from "../screen/map-url";
import { allowedMode, type MapMode, parseQuery, shownOf } from "../screen/screen-state";

/** The request of each mode. */
export const MODE_URLS: Record<MapMode, string> = {
  saved: "/api/restaurants/saved",
  all: "/api/restaurants/all?fields=points",
  quadtree: "/api/restaurants/quadtree",
};

/** The places that a saved map leaves out unless they are asked for. */
export const UNWANTED_URL = `${MODE_URLS.saved}?status=not_interested`;

export const guideUrl = (id: string): string => `/api/guides/${encodeURIComponent(id)}`;

/** What a request says of the filters. */
export const askedFilters = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filterParams(filters)).filter(([, value]) => value !== ""));

/** The points of all restaurants that pass the filters. */
export function pointsUrl(filters: Filters): string {
  const params = new URLSearchParams(askedFilters(filters));
  return params.size === 0 ? MODE_URLS.all : `${MODE_URLS.all}&${params}`;
}

/** The first request of the screen, for the page to preload; null for a search. */
export function initialRequestUrl(params: URLSearchParams, isAdmin: boolean): string | null {
  const { mode, text, guideId, area, filters } = parseMapUrl(params);
  const shown = shownOf({ mode: allowedMode(mode, isAdmin), query: parseQuery(text), guideId, area });
  if (shown === "search" || shown === "area") return null;
  if (shown === "guide") return guideUrl(guideId ?? "");
  return shown === "all" ? pointsUrl(filters) : MODE_URLS[shown];
}
