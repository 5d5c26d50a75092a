import { QUERY_MIN_LENGTH, type UserStatus } from "@/lib/contracts/restaurant";
import type { Bounds } from "@/lib/core/geo/bounds";
import { type Filters, NO_FILTERS } from "../filters/filters";

/** Beside the order that places come in. */
export const SORT_ORDERS = ["name", "distance"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const MAP_MODES = ["saved", "all", "quadtree"] as const;
export type MapMode = (typeof MAP_MODES)[number];

export type MapScreenState = {
  /** The requested mode; `allowedMode` returns the one that is shown. */
  mode: MapMode;
  selectedId: string | null;
  /** The search box as typed. */
  text: string;
  /** Whose places are shown instead of the mode's. */
  guideId: string | null;
  /** The box that was searched; null for everywhere. */
  area: Bounds | null;
  filters: Filters;
  /** Null for the order that the places come in. */
  sort: SortOrder | null;
  /** Whether the list covers the map, where there is no space for both. */
  isListOnTop: boolean;
};

export type MapScreenEvent =
  | { type: "mode chosen"; mode: MapMode }
  | { type: "place chosen"; id: string | null }
  | { type: "text typed"; text: string }
  | { type: "area searched"; area: Bounds }
  | { type: "area cleared" }
  | { type: "reader found"; mode: MapMode; area: Bounds }
  | { type: "guide left" }
  | { type: "filters changed"; filters: Filters }
  | { type: "order chosen"; sort: SortOrder | null }
  | { type: "list toggled" }
  | { type: "place opened"; id: string }
  | { type: "status changed"; id: string; status: UserStatus | null };

/** Whether the reader goes on to look for something else. */
export const asksAnew = ({ type }: MapScreenEvent): boolean =>
  ["mode chosen", "text typed", "area searched", "area cleared", "guide left", "filters changed"].includes(type);

/** Only administrators have modes other than the saved places. */
export const allowedMode = (mode: MapMode, isAdmin: boolean): MapMode => (isAdmin ? mode : "saved");

/** The search query: null while the text is too short. A search overrides the mode. */
export function parseQuery(text: string): string | null {
  const query = text.trim();
  return query.length < QUERY_MIN_LENGTH ? null : query;
}

/** What is shown: places found in an area, or for a query, or those of a guide, or else of the mode. */
export type Shown = "area" | "search" | "guide" | MapMode;

export function shownOf({ mode, query, guideId, area }: ShownInput): Shown {
  if (area !== null) return "area";
  if (query !== null) return "search";
  return guideId === null ? mode : "guide";
}
type ShownInput = { query: string | null } & Pick<MapScreenState, "mode" | "guideId" | "area">;

/** Another mode, or the end of a guide, begins anew. What is searched for and where is chosen beside the filters. */
const OTHER_PLACES = { filters: NO_FILTERS, sort: null } as const;

export function mapScreenReducer(state: MapScreenState, event: MapScreenEvent): MapScreenState {
  switch (event.type) {
    case "mode chosen": {
      const selectedId = event.mode === "quadtree" ? null : state.selectedId;
      return { ...state, ...OTHER_PLACES, mode: event.mode, selectedId, text: "", area: null, guideId: null };
    }
    case "place chosen":
      return { ...state, selectedId: event.id };
    case "place opened":
      return { ...state, selectedId: event.id, isListOnTop: false };
    case "text typed": {
      const [before, query] = [parseQuery(state.text), parseQuery(event.text)];
      if (before === query) return { ...state, text: event.text };
      // The next letters of a search keep its order; the best match comes first of another.
      const sort = before === null || query === null ? null : state.sort;
      return { ...state, sort, text: event.text, selectedId: null, area: null };
    }
    case "area searched":
      // Nearness is to the reader, and holds for whatever is shown.
      return {
        ...state,
        sort: isFoundAlready(state) || state.sort === "distance" ? state.sort : null,
        area: event.area,
        guideId: null,
      };
    case "reader found": {
      // Whoever asks what is near wants all of it: of what they saved, most is elsewhere.
      const shown = shownOf({ ...state, mode: event.mode, query: parseQuery(state.text) });
      const isOfAll = shown === "saved" || shown === "area";
      return { ...state, sort: "distance", area: isOfAll ? event.area : state.area };
    }
    case "area cleared":
      return { ...state, sort: null, area: null, selectedId: null };
    case "guide left":
      return { ...state, ...OTHER_PLACES, guideId: null, selectedId: null };
    case "filters changed":
      return { ...state, filters: event.filters };
    case "order chosen":
      return { ...state, sort: event.sort };
    case "list toggled":
      // A card would cover the list that was asked for.
      return { ...state, isListOnTop: !state.isListOnTop, selectedId: state.isListOnTop ? state.selectedId : null };
    case "status changed":
      return event.id === state.selectedId && closesCard(state, event.status) ? { ...state, selectedId: null } : state;
  }
}

/** Another area of what was found keeps its order. */
const isFoundAlready = ({ area, text }: MapScreenState): boolean => area !== null || parseQuery(text) !== null;

/** "Not Interested" closes the card; so does a cleared status, which takes the place off the saved ones. */
function closesCard(state: MapScreenState, status: UserStatus | null): boolean {
  const shown = shownOf({ ...state, query: parseQuery(state.text) });
  return status === "not_interested" || (status === null && shown === "saved");
}
