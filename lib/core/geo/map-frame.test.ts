import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitFrame, frameOf } from "./map-frame";

const SIZE = { width: 320, height: 240, padding: 30 };
const MISSION = { latitude: 37.76, longitude: -122.42 };
const RICHMOND = { latitude: 37.78, longitude: -122.47 };

describe("a frame", () => {
  const place = fc.record({
    latitude: fc.double({ min: 36.9, max: 38.4, noNaN: true }),
    longitude: fc.double({ min: -123.2, max: -121.2, noNaN: true }),
  });

  test("contains every point inside its padding", () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
        const { toPixel } = fitFrame(places, SIZE);
        for (const [x, y] of places.map(toPixel)) {
          expect(x).toBeGreaterThanOrEqual(SIZE.padding - 0.1);
          expect(x).toBeLessThanOrEqual(SIZE.width - SIZE.padding + 0.1);
          expect(y).toBeGreaterThanOrEqual(SIZE.padding - 0.1);
          expect(y).toBeLessThanOrEqual(SIZE.height - SIZE.padding + 0.1);
        }
      }),
    );
  });

  test("has north at the top, east on the right, and a single place in its center", () => {
    const { toPixel } = fitFrame([MISSION], SIZE);
    expect(toPixel(MISSION).map(Math.round)).toEqual([160, 120]);
    const [x, y] = toPixel(RICHMOND);
    expect(x).toBeLessThan(0);
    expect(y).toBeLessThan(0);
    const [near] = toPixel({ ...MISSION, longitude: MISSION.longitude + 0.01 });
    expect(near).toBeLessThan(SIZE.width);
  });

  test("is the same from its view", () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
        const { view, toPixel } = fitFrame(places, SIZE);
        expect(places.map(frameOf(view, SIZE).toPixel)).toEqual(places.map(toPixel));
      }),
    );
  });
});
