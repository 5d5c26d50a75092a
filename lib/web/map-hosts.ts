import { HAS_MAPBOX } from "@/lib/core/map-library";

/** The one page with a map, which alone may contact its service. */
export const MAP_PAGE = "/map";

/** Styles, tiles and glyphs come from the first; the others are Mapbox's map view metrics and tile hosts. */
const MAPBOX_HOSTS = ["https://api.mapbox.com", "https://*.tiles.mapbox.com", "https://events.mapbox.com"];

type MapSettings = { MAPBOX_TOKEN?: string; MAP_STYLE_URL?: string };

/** The hosts that the configured map service needs: none for the built-in one, the style's own origin for a style. */
export function mapHosts({ MAPBOX_TOKEN: token, MAP_STYLE_URL: styleUrl }: MapSettings): string[] {
  if (token && HAS_MAPBOX) return MAPBOX_HOSTS;
  return styleUrl ? [new URL(styleUrl).origin] : [];
}
