/** The source of the built-in map: the layers of its tiles are named in scripts/map-tiles/prepare.mjs. */
export const BAY_SOURCE = "bay";
