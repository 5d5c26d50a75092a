import { env } from "@/lib/core/env";
import { HAS_MAPBOX } from "@/lib/core/map-library";
import { mapTilesPath } from "./map-tiles";

/** Which service draws the map, as the server reports it to the page at run time. */
export type MapService =
  | { kind: "mapbox"; token: string }
  | { kind: "maplibre"; styleUrl: string }
  /** MapLibre with the built-in Bay Area, whose tiles are at this path: "/tiles/…/{z}/{x}/{y}". */
  | { kind: "offline"; tilesPath: string };

/** Read at run time only: the token of a map is public by nature, and still not part of any build. */
export async function mapService(): Promise<MapService> {
  const { MAPBOX_TOKEN: token, MAP_STYLE_URL: styleUrl } = env();
  if (token && HAS_MAPBOX) return { kind: "mapbox", token };
  return styleUrl ? { kind: "maplibre", styleUrl } : { kind: "offline", tilesPath: await mapTilesPath() };
}
