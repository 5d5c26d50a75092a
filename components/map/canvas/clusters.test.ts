import { describe, expect, test } from "vitest";
import type { MapPlace } from "../map-canvas-props";
import { type Cluster, createClusterer } from "./clusters";

const at = (longitude: number, latitude: number, id = `${longitude},${latitude}`): MapPlace => ({
  id,
  name: id,
  longitude,
  latitude,
  userStatus: null,
});

/** Spread over the Bay Area, the same ones each time. */
const scattered = (count: number): MapPlace[] =>
  Array.from({ length: count }, (_, n) =>
    at(-122.5 + ((n * 104_729) % 60_000) / 100_000, 37.2 + ((n * 7_919) % 60_000) / 100_000, `scattered-${n}`),
  );

const counted = (clusters: readonly Cluster[]) => clusters.reduce((sum, { count }) => sum + count, 0);
const isInside = ({ longitude, latitude, box: [west, south, east, north] }: Cluster) =>
  longitude >= west - 1e-9 && longitude <= east + 1e-9 && latitude >= south - 1e-9 && latitude <= north + 1e-9;

describe("at every zoom", () => {
  const places = scattered(5_000);
  const gather = createClusterer(places);

  test.each([0, 5, 9, 12.7, 16, 22])("every place is in exactly one cluster: %d", (zoom) => {
    const clusters = gather(zoom);
    expect(counted(clusters)).toBe(places.length);
    const alone = clusters.flatMap(({ place }) => (place ? [place.id] : []));
    expect(new Set(alone).size).toBe(alone.length);
    expect(clusters.every(isInside)).toBe(true);
    expect(clusters.every(({ count, place }) => (count === 1) === (place !== null))).toBe(true);
  });

  test("a closer zoom never has fewer", () => {
    const numbers = [4, 6, 8, 10, 12, 14].map((zoom) => gather(zoom).length);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers[0]).toBeLessThan(5);
    expect(numbers.at(-1)).toBeGreaterThan(1_000);
  });

  test("a whole zoom is computed once, and a fraction is drawn as the whole zoom below it", () => {
    expect(gather(9.2)).toBe(gather(9));
    expect(gather(9.9)).not.toBe(gather(10));
  });
});

test("two places across the border of a cell are one cluster", () => {
  // The equator's prime meridian is a corner of cells at every zoom.
  const [both, ...others] = createClusterer([at(-0.001, 0.001), at(0.001, -0.001)])(10);
  expect(others).toEqual([]);
  expect(both?.count).toBe(2);
  expect(both?.longitude).toBeCloseTo(0);
});

test("many places in one spot are one cluster, close up too", () => {
  const clusters = createClusterer(Array.from({ length: 400 }, (_, n) => at(-122.4, 37.7, `same-${n}`)))(20);
  expect(clusters).toHaveLength(1);
  expect(clusters[0]).toMatchObject({ count: 400, box: [-122.4, 37.7, -122.4, 37.7], place: null });
});

test("a cluster counts its places by their status", () => {
  const [cluster] = createClusterer([
    { ...at(-0.001, 0.001), userStatus: "love" },
    { ...at(0.001, -0.001), userStatus: "not_interested" },
    at(0.001, 0.001),
    at(-0.001, -0.001),
  ])(10);
  expect(cluster?.kinds).toEqual([1, 0, 0, 0, 1, 2]);
});

test("none are none", () => {
  expect(createClusterer([])(3)).toEqual([]);
});
