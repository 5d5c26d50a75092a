import { expect, test } from "vitest";
import { LAND_BOUNDS } from "@/lib/core/geo/bay-land";
import { baySketch } from "./bay-sketch";

test("every line of the sketch is parsed whole, lies within the land of the map and has no jumps", () => {
  const [west, south, east, north] = LAND_BOUNDS;
  const { features } = baySketch();
  expect(features.length).toBeGreaterThan(25);
  for (const { geometry } of features) {
    const line = geometry.type === "Polygon" ? (geometry.coordinates[0] ?? []) : geometry.coordinates;
    expect(line.length).toBeGreaterThan(1);
    for (const [at, [x = 0, y = 0]] of line.entries()) {
      expect(x).toBeGreaterThan(west);
      expect(x).toBeLessThan(east);
      expect(y).toBeGreaterThan(south);
      expect(y).toBeLessThan(north);
      const [lastX = x, lastY = y] = line[at - 1] ?? [];
      expect(Math.hypot(x - lastX, y - lastY)).toBeLessThan(0.16);
    }
  }
});
