import { describe, expect, test } from "vitest";
import type { MapPlace } from "../map-canvas-props";
import { createPlaceFeatures, MAX_UNCLUSTERED, type MapViewport } from "./place-features";

/** One place on each thousandth of a degree along a street. */
const street = (count: number): MapPlace[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `place-${at}`,
    name: `Place ${at}`,
    longitude: -122.5 + at / 1000,
    latitude: 37.77,
    userStatus: null,
  }));

const showing = (from: number, to: number, zoom = 15): MapViewport => ({
  bounds: [-122.5 + from / 1000, 37.7, -122.5 + to / 1000, 37.8],
  zoom,
});
const ids = (places: readonly MapPlace[], view: MapViewport | null) =>
  createPlaceFeatures(places)(view).features.map(({ properties }) => properties.id);

describe("places are drawn one by one", () => {
  test("all of them where there are no more than 300, wherever the view is", () => {
    const few = street(MAX_UNCLUSTERED);
    const all = few.map(({ id }) => id);
    expect(ids(few, null)).toEqual(all);
    expect(ids(few, showing(5_000, 6_000))).toEqual(all);
  });

  test("those in view and half a view around where no more than 300 of many are in view", () => {
    expect(ids(street(1_000), showing(99.5, 399.5))).toEqual(
      street(1_000)
        .slice(0, 550)
        .map(({ id }) => id),
    );
  });

  test("each with the image of its status, its foot where it is", () => {
    const [love, none] = createPlaceFeatures([{ ...street(1)[0], userStatus: "love" } as MapPlace, ...street(1)])(
      null,
    ).features;
    expect(love?.properties).toEqual({
      id: "place-0",
      name: "Place 0",
      image: "place-love",
      anchor: "bottom",
    });
    expect(none?.properties.image).toBe("place-none");
    expect(none?.geometry.coordinates).toEqual([-122.5, 37.77]);
  });

  test("with its number in a guide", () => {
    const numbered = street(2).map((place, at) => ({ ...place, number: at + 1 }));
    const images = createPlaceFeatures(numbered)(null).features.map(({ properties }) => properties.image);
    expect(images).toEqual(["place-none-1", "place-none-2"]);
  });
});

describe("clusters stand for places", () => {
  test("where one more than 300 are in view", () => {
    const { features } = createPlaceFeatures(street(1_000))(showing(99.5, 400.5, 9));
    expect(features.length).toBeLessThan(30);
    const [cluster] = features.filter(({ properties }) => properties.box);
    expect(cluster?.properties.image).toMatch(/^cluster-\d+-00000c$/);
    expect(cluster?.properties.anchor).toBe("center");
  });

  test("but not where one would have a single place", () => {
    const far: MapPlace = { id: "far", name: "Far", longitude: -122.4, latitude: 37.71, userStatus: "like" };
    expect(ids([...street(1_000), far], showing(-10, 1_010, 9)).filter(Boolean)).toEqual(["far"]);
  });

  test("and nothing of many before the view is known", () => {
    expect(ids(street(MAX_UNCLUSTERED + 1), null)).toEqual([]);
  });
});

describe("what is drawn stays the same object", () => {
  test.each([
    ["places", 99.5, 399.5],
    ["clusters", 99.5, 599.5],
  ])("of %s while the view lies within what was drawn around it", (_, from, to) => {
    const arrange = createPlaceFeatures(street(1_000));
    const drawn = arrange(showing(from, to));
    const half = (to - from) / 2;
    expect(arrange(showing(from + half - 1, to + half - 1))).toBe(drawn);
    expect(arrange(showing(from + half + 1, to + half + 1))).not.toBe(drawn);
  });

  test("but not when clusters fall apart, or at another zoom", () => {
    const arrange = createPlaceFeatures(street(1_000));
    const clusters = arrange(showing(100, 600));
    expect(arrange(showing(200, 500, 13))).not.toBe(clusters);
    const [near, far] = [arrange(showing(100, 600, 12)), arrange(showing(100, 600, 9))];
    expect(far.features.length).toBeLessThan(near.features.length);
    const singles = arrange(showing(250.5, 350.5));
    expect(singles.features.every(({ properties }) => properties.id)).toBe(true);
    expect(singles.features.length).toBe(200);
  });
});
