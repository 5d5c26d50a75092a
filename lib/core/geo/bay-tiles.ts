/** The vector tiles of the built-in map (scripts/make-map-tiles.sh): their bounds in degrees, and the zooms that there are. */
export const BAY_TILES = {
  /** West, south, east, north. */
  bounds: [-124.2, 36.1, -120.2, 39.1],
  minZoom: 7,
  /** Closer zooms are drawn from these: one unit of such a tile is about a meter. */
  maxZoom: 13,
} as const;
