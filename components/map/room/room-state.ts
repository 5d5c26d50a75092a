import { QUERY_MIN, type UserStatus } from "@/lib/restaurants/contract";

export const MAP_MODES = ["saved", "all", "quadtree"] as const;
export type MapMode = (typeof MAP_MODES)[number];

export type RoomState = {
  /** What the reader asked for; `modeFor` says what they get. */
  mode: MapMode;
  selectedId: string | null;
  /** The search box as typed. */
  text: string;
  /** Whether the list covers the map, where there is no room for both. */
  isListOnTop: boolean;
};

export type RoomEvent =
  | { type: "mode chosen"; mode: MapMode }
  | { type: "place chosen"; id: string | null }
  | { type: "text typed"; text: string }
  | { type: "list toggled" }
  | { type: "place opened"; id: string }
  | { type: "status changed"; id: string; status: UserStatus | null };

/** Whoever is no administrator has the saved places alone. */
export const modeFor = (mode: MapMode, isAdmin: boolean): MapMode => (isAdmin ? mode : "saved");

/** What is searched for: null while there is too little of it. A search overrides the mode. */
export function queryOf(text: string): string | null {
  const query = text.trim();
  return query.length < QUERY_MIN ? null : query;
}

export function roomAfter(state: RoomState, event: RoomEvent): RoomState {
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
      const isSame = queryOf(event.text) === queryOf(state.text);
      return { ...state, text: event.text, selectedId: isSame ? state.selectedId : null };
    }
    case "list toggled":
      return { ...state, isListOnTop: !state.isListOnTop };
    case "status changed":
      return event.id === state.selectedId && leaves(state, event.status) ? { ...state, selectedId: null } : state;
  }
}

/** What is not interesting closes its card; what is cleared is no longer among the saved. */
function leaves({ mode, text }: RoomState, status: UserStatus | null): boolean {
  return status === "not_interested" || (status === null && mode === "saved" && queryOf(text) === null);
}
