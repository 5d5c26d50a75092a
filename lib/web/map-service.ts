import { env } from "@/lib/core/env";

/** Which service draws the map, as the server reports it to the page at run time. */
export type MapService =
  | { kind: "mapbox"; token: string }
  | { kind: "maplibre"; styleUrl: string }
  /** MapLibre with the built-in Bay Area. */
  | { kind: "offline" };

/** Read at run time only: the token of a map is public by nature, and still not part of any build. */
export function mapService(): MapService {
  const { MAPBOX_TOKEN: token, MAP_STYLE_URL: styleUrl } = env();
  if (token) return { kind: "mapbox", token };
  return styleUrl ? { kind: "maplibre", styleUrl } : { kind: "offline" };
}
