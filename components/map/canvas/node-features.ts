import type { FeatureCollection, Point, Polygon } from "geojson";
import type { QuadtreeNode } from "@/lib/contracts/restaurant";

const CORNERS = 48;
const METRES_PER_DEGREE = 111_195;

type Circles = FeatureCollection<Polygon, { depth: number }>;

/** A node's circle in meters on the ground, so that it contains its box at every zoom. */
export const nodeCircles = (nodes: readonly QuadtreeNode[]): Circles => ({
  type: "FeatureCollection",
  features: nodes.map(({ lat, lng, radius, depth }) => ({
    type: "Feature",
    properties: { depth },
    geometry: { type: "Polygon", coordinates: [circle(lat, lng, radius)] },
  })),
});

export const nodeCenters = (nodes: readonly QuadtreeNode[]): FeatureCollection<Point> => ({
  type: "FeatureCollection",
  features: nodes.map(({ lat, lng, depth }) => ({
    type: "Feature",
    properties: { depth },
    geometry: { type: "Point", coordinates: [lng, lat] },
  })),
});

function circle(lat: number, lng: number, radius: number): number[][] {
  const north = radius / METRES_PER_DEGREE;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = ((corner % CORNERS) / CORNERS) * 2 * Math.PI;
    return [lng + east * Math.cos(angle), lat + north * Math.sin(angle)];
  });
}
