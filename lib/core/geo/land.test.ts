import fc from "fast-check";
import { expect, it } from "vitest";
import land from "@/data/land/bay-land.json" with { type: "json" };
import { containsLand, isOnOrNearLand } from "./land";
import { LandShapes } from "./land-shapes";

it.each([
  ["the Mission", 37.76, -122.419, true],
  ["downtown Oakland", 37.805, -122.271, true],
  ["downtown Palo Alto", 37.445, -122.161, true],
  ["Treasure Island", 37.825, -122.371, true],
  ["the middle of the bay", 37.75, -122.33, false],
  ["the ocean off Ocean Beach", 37.76, -122.56, false],
  ["the water under the Bay Bridge", 37.797, -122.377, false],
])("%s", (_, latitude, longitude, ashore) => {
  expect(isOnOrNearLand({ latitude, longitude })).toBe(ashore);
});

const latitudes = fc.tuple(
  fc.double({ min: 37.3, max: 37.9, noNaN: true }),
  fc.double({ min: 0.0005, max: 0.1, noNaN: true }),
);
const longitudes = fc.tuple(
  fc.double({ min: -122.6, max: -121.9, noNaN: true }),
  fc.double({ min: 0.0005, max: 0.1, noNaN: true }),
);

it("every box that contains a point on land contains land", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(latitudes, longitudes, share, share, ([south, high], [west, wide], up, along) => {
      const point = { latitude: south + up * high, longitude: west + along * wide };
      fc.pre(isOnOrNearLand(point));
      expect(containsLand({ south, north: south + high, west, east: west + wide })).toBe(true);
    }),
  );
});

it.each([
  ["the middle of the bay", 37.74, 37.76, -122.335, -122.325, false],
  ["the sea", 37.7, 37.8, -122.8, -122.7, false],
  ["an island in the middle of a box", 37.81, 37.84, -122.385, -122.355, true],
  ["a box in the middle of the land", 37.75, 37.751, -122.45, -122.449, true],
])("%s", (_, south, north, west, east, land) => {
  expect(containsLand({ south, north, west, east })).toBe(land);
});

it("is read from a file that its schema accepts, and that refuses an open ring", () => {
  expect(LandShapes.safeParse(land).success).toBe(true);
  const open = structuredClone(land);
  open.geometries[0]?.coordinates[0]?.[0]?.pop();
  expect(LandShapes.safeParse(open).error?.issues[0]?.message).toBe("a ring must be closed");
});
