import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceMeters } from "./distance";
import { type BoundingBox, buildQuadtree, type LatLng, pointsWithin, subdivide, traverse } from "./quadtree";

const lat = fc.double({ min: 37.1, max: 37.95, noNaN: true });
const lng = fc.double({ min: -122.6, max: -121.7, noNaN: true });
const point = fc.record({ lat, lng });
/** Degenerate distributions: all in one place, on a line, on grid lines, at the edges of the world. */
const adversarial = fc.oneof(
  fc.tuple(point, fc.nat(300)).map(([one, count]) => Array.from({ length: count }, () => ({ ...one }))),
  fc.tuple(lat, fc.array(lng, { maxLength: 200 })).map(([line, all]) => all.map((each) => ({ lat: line, lng: each }))),
  fc.tuple(lng, fc.array(lat, { maxLength: 200 })).map(([line, all]) => all.map((each) => ({ lat: each, lng: line }))),
  fc.array(fc.record({ lat: fc.integer({ min: 0, max: 8 }), lng: fc.integer({ min: -8, max: 0 }) }), {
    maxLength: 300,
  }),
  fc.array(fc.record({ lat: fc.constantFrom(-90, 0, 90), lng: fc.constantFrom(-180, 0, 180) }), { maxLength: 100 }),
);
const points = fc.oneof(fc.array(point, { maxLength: 300 }), adversarial);
const limits = fc.record({ bucket: fc.integer({ min: 1, max: 30 }), minRadius: fc.integer({ min: 1, max: 5_000 }) });

const byBruteForce = (all: LatLng[], { south, north, west, east }: BoundingBox) =>
  all.filter((each) => each.lat >= south && each.lat <= north && each.lng >= west && each.lng <= east);
const sorted = (all: LatLng[]) => all.map((each) => `${each.lat} ${each.lng}`).sort();

describe("a quadtree", () => {
  test("finds the same points in a box as brute force", () => {
    const anyBox = fc.tuple(point, point).map(([a, b]) => boxAround([a, b]));
    fc.assert(
      fc.property(points, limits, anyBox, (all, limit, box) => {
        const tree = buildQuadtree(all, limit);
        const boxes = [box, tree.box, ...[...traverse(tree)].slice(0, 20).map((node) => node.box)];
        // Boxes with points on their edges detect an edge assigned to the wrong side.
        if (all.length > 1) boxes.push(boxAround(all.slice(0, 2)), boxAround(all.slice(0, 1)));
        for (const each of boxes)
          expect(sorted([...pointsWithin(tree, each)])).toEqual(sorted(byBruteForce(all, each)));
      }),
    );
  });

  test("contains every point once, in a leaf whose box contains it", () => {
    fc.assert(
      fc.property(points, limits, (all, limit) => {
        const nodes = [...traverse(buildQuadtree(all, limit))];
        expect(nodes.flatMap((node) => node.points)).toHaveLength(all.length);
        expect(new Set(nodes.flatMap((node) => node.points))).toEqual(new Set(all));
        for (const node of nodes) {
          expect(byBruteForce(node.points, node.box)).toHaveLength(node.points.length);
          if (node.children.length > 0) expect(node.points).toEqual([]);
        }
      }),
    );
  });

  test("splits only nodes with more points than the maximum, down to the minimum radius", () => {
    fc.assert(
      fc.property(points, limits, (all, { bucket, minRadius }) => {
        for (const node of traverse(buildQuadtree(all, { maxPoints: bucket, minRadius }))) {
          const isLeaf = node.children.length === 0;
          const pointCount = [...pointsWithin(node, node.box)].length;
          expect(isLeaf).toBe(pointCount <= bucket || node.radius <= minRadius);
          if (node.name !== "root") expect(pointCount).toBeGreaterThan(0);
        }
      }),
    );
  });

  test("gives each node a circle that contains all its points", () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 300 }), limits, (all, limit) => {
        for (const node of traverse(buildQuadtree(all, limit))) {
          const center = { latitude: node.lat, longitude: node.lng };
          for (const each of pointsWithin(node, node.box)) {
            const meters = distanceMeters(center, { latitude: each.lat, longitude: each.lng });
            expect(meters).toBeLessThanOrEqual(node.radius + 0.001);
          }
        }
      }),
    );
  });

  test("is one empty node without points", () => {
    expect([...traverse(buildQuadtree([]))]).toMatchObject([{ name: "root", depth: 0, radius: 0, points: [] }]);
    expect([...pointsWithin(buildQuadtree([]), { south: -90, north: 90, west: -180, east: 180 })]).toEqual([]);
  });
});

test("subdivide splits a box into four quarters named after it", () => {
  const tree = buildQuadtree([
    { lat: 37, lng: -123 },
    { lat: 38, lng: -121 },
  ]);
  expect(subdivide(tree).map(({ name, depth, box }) => [name, depth, box])).toEqual([
    ["root/nw", 1, { south: 37.5, north: 38, west: -123, east: -122 }],
    ["root/ne", 1, { south: 37.5, north: 38, west: -122, east: -121 }],
    ["root/sw", 1, { south: 37, north: 37.5, west: -123, east: -122 }],
    ["root/se", 1, { south: 37, north: 37.5, west: -122, east: -121 }],
  ]);
});

function boxAround(all: LatLng[]): BoundingBox {
  const [lats, lngs] = [all.map((each) => each.lat), all.map((each) => each.lng)];
  return { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) };
}
