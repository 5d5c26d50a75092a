import { describe, expect, test } from "vitest";
import type { Bounds, MapPlace } from "../contract";
import { placeFeatures, SINGLES_MAX, singlesOf } from "./arrange-places";

/** One place on each thousandth of a degree along a street. */
const street = (count: number): MapPlace[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `place-${at}`,
    name: `Place ${at}`,
    longitude: -122.5 + at / 1000,
    latitude: 37.77,
    userStatus: null,
  }));
const showing = (from: number, to: number): Bounds => [-122.5 + from / 1000, 37.7, -122.5 + to / 1000, 37.8];

describe("places are drawn one by one", () => {
  test("all of them where there are no more than 300, wherever the view is", () => {
    const few = street(SINGLES_MAX);
    expect(singlesOf(few, null)).toBe(few);
    expect(singlesOf(few, showing(5_000, 6_000))).toBe(few);
  });

  test("those in view and half a view around where no more than 300 of many are in view", () => {
    const singles = singlesOf(street(1_000), showing(99.5, 399.5));
    expect(singles?.map(({ id }) => id)).toEqual(
      street(1_000)
        .slice(0, 550)
        .map(({ id }) => id),
    );
  });
});

describe("clusters stand for places", () => {
  test("where one more than 300 are in view", () => {
    expect(singlesOf(street(1_000), showing(99.5, 400.5))).toBeNull();
  });

  test("of many before anything is known of the view", () => {
    expect(singlesOf(street(SINGLES_MAX + 1), null)).toBeNull();
  });
});

test("a place without a status is one of its own kind", () => {
  const [love, none] = placeFeatures([{ ...street(1)[0], userStatus: "love" } as MapPlace, ...street(1)]).features;
  expect(love?.properties.kind).toBe("love");
  expect(none?.properties).toEqual({ id: "place-0", kind: "none" });
  expect(none?.geometry.coordinates).toEqual([-122.5, 37.77]);
});
