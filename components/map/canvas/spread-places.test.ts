import { expect, test } from "vitest";
import type { MapPlace } from "../map-canvas-props";
import { createLayout } from "./spread-places";

const place = (n: number, longitude: number, latitude: number, number?: number): MapPlace => ({
  id: `place-${n}`,
  name: `Place ${n}`,
  longitude,
  latitude,
  userStatus: null,
  ...(number !== undefined && { number }),
});
const times = (count: number, make: (n: number) => MapPlace) => Array.from({ length: count }, (_, n) => make(n));

/** In the pixels of a zoom. */
const pixel = ({ longitude, latitude }: MapPlace, zoom: number) => {
  const size = 512 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: (longitude / 360) * size, y: -(Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
};
function closest(pins: readonly MapPlace[], zoom: number): number {
  const at = pins.map((pin) => pixel(pin, zoom));
  return Math.min(...at.flatMap((a, n) => at.slice(n + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
}
const HALL = [-122.2727, 37.8003] as const;

test("two places in one house are two pins, side by side, at every zoom", () => {
  for (const zoom of [10, 13.4, 16, 20]) {
    const { pins, stacks } = createLayout(times(2, (n) => place(n, ...HALL)))(zoom);
    expect(stacks).toEqual([]);
    expect(closest(pins, Math.floor(zoom * 2) / 2)).toBeGreaterThan(27);
  }
});

test("ten places in one house are ten pins, because no closer look would tell them apart", () => {
  const { pins, stacks } = createLayout(times(10, (n) => place(n, ...HALL)))(15);
  expect(stacks).toEqual([]);
  expect(pins).toHaveLength(10);
  expect(closest(pins, 15)).toBeGreaterThan(22);
});

test("ten places along a street are a disc with their number from afar, and pins from near", () => {
  const layOut = createLayout(times(10, (n) => place(n, HALL[0] + n / 2_000, HALL[1])));
  const far = layOut(10);
  expect(far.pins).toEqual([]);
  expect(far.stacks.map(({ count }) => count)).toEqual([10]);
  const near = layOut(17);
  expect(near.stacks).toEqual([]);
  expect(near.pins).toHaveLength(10);
});

test("what would cover a disc joins it: a pin that stands below it, and a smaller disc", () => {
  const zoom = 12;
  const degrees = (pixels: number) => (pixels * 360) / (512 * 2 ** zoom);
  const row = (from: number, count: number, x: number, y: number) =>
    times(count, (n) => place(from + n, HALL[0] + degrees(x + n * 2), HALL[1] - degrees(y) * 0.79));
  const disc = row(0, 6, 0, 0);
  const below = createLayout([...disc, ...row(6, 1, 5, 30)])(zoom);
  expect(below.pins).toEqual([]);
  expect(below.stacks.map(({ count, kinds }) => [count, kinds.at(-1)])).toEqual([[7, 7]]);
  const clear = createLayout([...disc, ...row(6, 1, 5, 60)])(zoom);
  expect([clear.pins.length, clear.stacks.length]).toEqual([1, 1]);
  const two = createLayout([...disc, ...row(6, 5, 38, 0)])(zoom);
  expect(two.stacks.map(({ count }) => count)).toEqual([11]);
});

test("a guide's pins are never hidden behind a number that would look like one of theirs", () => {
  const { pins, stacks } = createLayout(times(12, (n) => place(n, HALL[0] + n / 20_000, HALL[1], n + 1)))(11);
  expect(stacks).toEqual([]);
  expect(pins.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
  expect(closest(pins, 11)).toBeGreaterThan(20);
});

test("what touches nothing stays where it is, and a zoom is laid out once", () => {
  const apart = [place(0, -122.4, 37.7), place(1, -122.3, 37.8)];
  const layOut = createLayout(apart);
  expect(layOut(12).pins).toEqual(apart);
  expect(layOut(12.4)).toBe(layOut(12));
});
