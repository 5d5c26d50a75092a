import { QUERY_MIN_LENGTH, type UserStatus } from "@/lib/contracts/restaurant";

export const MAP_MODES = ["saved", "all", "quadtree"] as const;
export type MapMode = (typeof MAP_MODES)[number];

export type MapScreenState = {
  /** The requested mode; `allowedMode` returns the one that is shown. */
  mode: MapMode;
  selectedId: string | null;
  /** The search box as typed. */
  text: string;
  /** Whether the list covers the map, where there is no space for both. */
  isListOnTop: boolean;
};

type MapScreenEvent =
  | { type: "mode chosen"; mode: MapMode }
  | { type: "place chosen"; id: string | null }
  | { type: "text typed"; text: string }
  | { type: "list toggled" }
  | { type: "place opened"; id: string }
  | { type: "status changed"; id: string; status: UserStatus | null };

/** Only administrators have modes other than the saved places. */
export const allowedMode = (mode: MapMode, isAdmin: boolean): MapMode => (isAdmin ? mode : "saved");

/** The search query: null while the text is too short. A search overrides the mode. */
export function parseQuery(text: string): string | null {
  const query = text.trim();
  return query.length < QUERY_MIN_LENGTH ? null : query;
}

export function mapScreenReducer(state: MapScreenState, event: MapScreenEvent): MapScreenState {
  switch (event.type) {
    case "mode chosen": {
      const selectedId = event.mode === "quadtree" ? null : state.selectedId;
      return { ...state, mode: event.mode, selectedId, text: "" };
    }
    case "place chosen":
      return { ...state, selectedId: event.id };
    case "place opened":
      return { ...state, selectedId: event.id, isListOnTop: false };
    case "text typed": {
      const isSame = parseQuery(event.text) === parseQuery(state.text);
      return { ...state, text: event.text, selectedId: isSame ? state.selectedId : null };
    }
    case "list toggled":
      return { ...state, isListOnTop: !state.isListOnTop };
    case "status changed":
      return event.id === state.selectedId && closesCard(state, event.status) ? { ...state, selectedId: null } : state;
  }
}

/** "Not Interested" closes the card; so does a cleared status, which takes the place off the saved ones. */
function closesCard({ mode, text }: MapScreenState, status: UserStatus | null): boolean {
  return status === "not_interested" || (status === null && mode === "saved" && parseQuery(text) === null);
}
