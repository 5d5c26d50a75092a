import { MAP_MODES, type MapMode, type MapScreenState } from "./screen-state";

const isMode = (value: string | null): value is MapMode => MAP_MODES.some((mode) => mode === value);

/** What a link asks for: /map?restaurant=chez-panisse, and the mode and search of a screen that is come back to. */
export function parseMapUrl(params: URLSearchParams): MapScreenState {
  const mode = params.get("mode");
  const selectedId = params.get("restaurant")?.trim() || null;
  return { mode: isMode(mode) ? mode : "saved", selectedId, text: params.get("q") ?? "", isListOnTop: false };
}

export type MapUrlState = { mode: MapMode; selectedId: string | null; query: string | null };

/** The same, written down; what is as usual is left out. */
export function formatMapUrl({ mode, selectedId, query }: MapUrlState): string {
  const params = new URLSearchParams();
  if (mode !== "saved") params.set("mode", mode);
  if (query !== null) params.set("q", query);
  if (selectedId !== null) params.set("restaurant", selectedId);
  const written = params.toString();
  return written === "" ? "/map" : `/map?${written}`;
}
