import { expect, test } from "vitest";
import { isNothingNear } from "./is-nothing-near";

const view = [-122.43, 37.74, -122.4, 37.77] as const;
const here = { latitude: 37.755, longitude: -122.415 };
const far = { latitude: 37.87, longitude: -122.27 };

test("nothing is near where the reader is in view and none of their places", () => {
  expect(isNothingNear({ shown: "saved", places: [far], view, here })).toBe(true);
  expect(isNothingNear({ shown: "saved", places: [far, here], view, here })).toBe(false);
});

test("where they have none at all, or the filters leave none, another message says so", () => {
  for (const shown of ["saved", "guide", "search"] as const)
    expect(isNothingNear({ shown, places: [], view, here }), shown).toBe(false);
});

test("nobody knows before the places, the view or the position are there", () => {
  expect(isNothingNear({ shown: "saved", places: null, view, here })).toBe(false);
  expect(isNothingNear({ shown: "saved", places: [far], view: null, here })).toBe(false);
  expect(isNothingNear({ shown: "saved", places: [far], view, here: null })).toBe(false);
});

test("it is no matter elsewhere, in an area, nor where everything is shown", () => {
  expect(isNothingNear({ shown: "saved", places: [far], view, here: far })).toBe(false);
  for (const shown of ["area", "all", "quadtree"] as const)
    expect(isNothingNear({ shown, places: [far], view, here }), shown).toBe(false);
});
