import land from "@/data/land/bay-land.json" with { type: "json" };
import type { Coordinates } from "@/lib/core/geo/distance";
import type { BoundingBox } from "@/lib/core/geo/quadtree";

type Ring = number[][];

const polygons: Ring[][] = land.geometries.flatMap(({ coordinates }) => coordinates);

const SHORE_TOLERANCE_METERS = 150;
const METERS_PER_DEGREE = 111_195;

/** Whether a point is on land, or within 150 m of the shore as a pier is. */
export function isOnOrNearLand({ latitude, longitude }: Coordinates): boolean {
  const dLatitude = SHORE_TOLERANCE_METERS / METERS_PER_DEGREE;
  const dLongitude = dLatitude / Math.cos((latitude * Math.PI) / 180);
  return [-1, 0, 1].some((north) =>
    [-1, 0, 1].some((east) =>
      isOnLand({ latitude: latitude + north * dLatitude, longitude: longitude + east * dLongitude }),
    ),
  );
}

/** Whether any part of a box is on land, or near enough to the shore for a pier. */
export function containsLand(box: BoundingBox): boolean {
  const dLatitude = SHORE_TOLERANCE_METERS / METERS_PER_DEGREE;
  const dLongitude = dLatitude / Math.cos((box.north * Math.PI) / 180);
  const [south, north] = [box.south - dLatitude, box.north + dLatitude];
  const [west, east] = [box.west - dLongitude, box.east + dLongitude];
  const wide = { south, north, west, east };
  if (polygons.some((rings) => rings.some((ring) => crosses(ring, wide)))) return true;
  // Without a shoreline, the box is all land or all water.
  return isOnLand({ latitude: (south + north) / 2, longitude: (west + east) / 2 });
}

function crosses(ring: Ring, box: BoundingBox): boolean {
  return ring.some(([x2 = 0, y2 = 0], i) => {
    const [x1 = x2, y1 = y2] = ring[i - 1] ?? [];
    if (Math.max(x1, x2) < box.west || Math.min(x1, x2) > box.east) return false;
    if (Math.max(y1, y2) < box.south || Math.min(y1, y2) > box.north) return false;
    // The edge crosses the box unless all corners are on one side of its line.
    const sides = [box.west, box.east].flatMap((x) =>
      [box.south, box.north].map((y) => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))),
    );
    return sides.some((side) => side !== sides[0]) || sides[0] === 0;
  });
}

/** Whether a point is on land, by OpenStreetMap's shoreline (10 m). */
function isOnLand(point: Coordinates): boolean {
  return polygons.some(([shore, ...lakes]) => {
    return shore !== undefined && isInside(shore, point) && !lakes.some((lake) => isInside(lake, point));
  });
}

/** Applies the even-odd rule to the ring's edges. */
function isInside(ring: Ring, { latitude, longitude }: Coordinates): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const y1 = ring[i]?.[1] ?? 0;
    const y2 = ring[j]?.[1] ?? 0;
    // Most edges stop here, before their longitudes are read.
    if (y1 > latitude === y2 > latitude) continue;
    const x1 = ring[i]?.[0] ?? 0;
    const x2 = ring[j]?.[0] ?? 0;
    if (longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
