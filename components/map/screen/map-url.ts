import { MAP_MODES, type MapMode, type MapScreenState } from "./screen-state";

const isMode = (value: string | null): value is MapMode => MAP_MODES.some((mode) => mode === value);

/** The state in a URL: /map?restaurant=chez-panisse, or the mode and search of a screen that is returned to. */
export function parseMapUrl(params: URLSearchParams): MapScreenState {
  const mode = params.get("mode");
  const selectedId = params.get("restaurant")?.trim() || null;
  return { mode: isMode(mode) ? mode : "saved", selectedId, text: params.get("q") ?? "", isListOnTop: false };
}

export type MapUrlState = { mode: MapMode; selectedId: string | null; query: string | null };

/** The URL of a state, without its defaults. */
export function formatMapUrl({ mode, selectedId, query }: MapUrlState): string {
  const params = new URLSearchParams();
  if (mode !== "saved") params.set("mode", mode);
  if (query !== null) params.set("q", query);
  if (selectedId !== null) params.set("restaurant", selectedId);
  const text = params.toString();
  return text === "" ? "/map" : `/map?${text}`;
}
