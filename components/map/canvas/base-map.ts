import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { BAY_LAND, LAND_BOUNDS } from "@/lib/core/geo/bay-land";
import { baySketch } from "./bay-sketch";

/** Everything below the names, each with its `kind`: one source, since each costs a pass over the whole map. */
export function baseMapFeatures(): FeatureCollection {
  const shores = BAY_LAND.map((geometry) => ofKind("land", geometry));
  return { type: "FeatureCollection", features: [...shores, ofKind("beyond", outsideLand()), ...baySketch().features] };
}

const ofKind = (kind: "land" | "beyond", geometry: Polygon | MultiPolygon): Feature => ({
  type: "Feature",
  properties: { kind },
  geometry,
});

function outsideLand(): Polygon {
  const [west, south, east, north] = LAND_BOUNDS;
  const ring = (w: number, s: number, e: number, n: number) => [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
    [w, s],
  ];
  return { type: "Polygon", coordinates: [ring(-180, -85, 180, 85), ring(west, south, east, north).reverse()] };
}
