import { expect, test } from "vitest";
import { distanceMeters } from "@/lib/core/geo/distance";
import { nodeCenters, nodeCircles } from "./node-features";

const NODES = [
  { name: "root", lat: 37.6, lng: -122.2, depth: 0, radius: 40_000 },
  { name: "root/nw", lat: 37.8, lng: -122.4, depth: 1, radius: 75 },
];

test("each node is a closed circle of its radius on the ground, with its depth", () => {
  const { features } = nodeCircles(NODES);
  expect(features.map(({ properties }) => properties.depth)).toEqual([0, 1]);
  for (const [at, { geometry }] of features.entries()) {
    const { lat, lng, radius } = NODES[at] as (typeof NODES)[number];
    const ring = geometry.coordinates[0] ?? [];
    expect(ring.at(-1)).toEqual(ring[0]);
    for (const [longitude = 0, latitude = 0] of ring) {
      const meters = distanceMeters({ latitude: lat, longitude: lng }, { latitude, longitude });
      expect(Math.abs(meters / radius - 1)).toBeLessThan(0.01);
    }
  }
});

test("and a dot in its center", () => {
  expect(nodeCenters(NODES).features.map(({ geometry }) => geometry.coordinates)).toEqual([
    [-122.2, 37.6],
    [-122.4, 37.8],
  ]);
});
