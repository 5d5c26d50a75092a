import type { MultiPolygon } from "geojson";
import land from "@/data/land/bay-land.json" with { type: "json" };

/** The Bay Area's land, from OpenStreetMap, clipped to LAND_BOUNDS. */
export const BAY_LAND = land.geometries as MultiPolygon[];

/** West, south, east, north. There is no land data outside these bounds. */
export const LAND_BOUNDS = [-124.2, 36.1, -120.2, 39.1] as const;
