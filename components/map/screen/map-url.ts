import { Meal, StatusFilter } from "@/lib/contracts/restaurant-filters";
import { type Bounds, parseBounds } from "@/lib/core/geo/bounds";
import type { Filters } from "../filters/filters";
import { MAP_MODES, type MapMode, type MapScreenState, SORT_ORDERS, type SortOrder } from "./screen-state";

const isMode = (value: string | null): value is MapMode => MAP_MODES.some((mode) => mode === value);
const isOrder = (value: string | null): value is SortOrder => SORT_ORDERS.some((order) => order === value);

/** The state in a URL: /map?restaurant=chez-panisse, or all that a screen which is returned to had chosen. */
export function parseMapUrl(params: URLSearchParams): MapScreenState {
  const mode = params.get("mode");
  const sort = params.get("sort");
  return {
    mode: isMode(mode) ? mode : "saved",
    selectedId: params.get("restaurant")?.trim() || null,
    text: params.get("q") ?? "",
    guideId: params.get("guide")?.trim() || null,
    area: parseArea(params.get("area")),
    filters: parseFilters(params),
    sort: isOrder(sort) ? sort : null,
    isListOnTop: false,
  };
}

function parseArea(text: string | null): Bounds | null {
  if (text === null) return null;
  const parsed = parseBounds(text);
  return "bounds" in parsed ? parsed.bounds : null;
}

function parseFilters(params: URLSearchParams): Filters {
  const list = (name: string) => [...new Set((params.get(name) ?? "").split(",").map((value) => value.trim()))];
  return {
    statuses: StatusFilter.options.filter((status) => list("status").includes(status)),
    cuisines: list("cuisine").filter((cuisine) => cuisine !== ""),
    prices: [1, 2, 3, 4].filter((price) => list("price").includes(String(price))),
    meals: Meal.options.filter((meal) => list("meal").includes(meal)),
    isOpenNow: params.get("open") === "now",
  };
}

export type MapUrlState = Omit<MapScreenState, "text" | "isListOnTop"> & { query: string | null };

/** The URL of a state, without its defaults. */
export function formatMapUrl({ mode, selectedId, query, guideId, area, filters, sort }: MapUrlState): string {
  const params = Object.entries({
    mode: mode === "saved" ? "" : mode,
    guide: guideId ?? "",
    q: query ?? "",
    area: area?.join(",") ?? "",
    ...filterParams(filters),
    open: filters.isOpenNow ? "now" : "",
    sort: sort ?? "",
    restaurant: selectedId ?? "",
  }).filter(([, value]) => value !== "");
  // Commas need no encoding in a query, and addresses are read by people.
  const text = new URLSearchParams(params).toString().replaceAll("%2C", ",");
  return text === "" ? "/map" : `/map?${text}`;
}

/** As the list of all restaurants takes them too. */
export const filterParams = ({ statuses, cuisines, prices, meals }: Filters) => ({
  status: statuses.join(","),
  cuisine: cuisines.join(","),
  price: prices.join(","),
  meal: meals.join(","),
});
