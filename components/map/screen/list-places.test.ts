import { expect, test } from "vitest";
import type { MapPlace } from "../map-canvas-props";
import { describeList } from "./describe-list";
import { boundsOf, isWithin, listPlaces, MAX_ROWS, MAX_ROWS_IN_VIEW } from "./list-places";

const place = (at: number, longitude = -122.4 + at / 10_000): MapPlace => ({
  id: `place-${at}`,
  name: `Place ${at}`,
  latitude: 37.7,
  longitude,
  userStatus: null,
});
const few = Array.from({ length: 5 }, (_, at) => place(at));
const many = Array.from({ length: MAX_ROWS * 3 }, (_, at) => place(at));
const ids = ({ rows }: ReturnType<typeof listPlaces>) => rows.map((row) => row.place.id);

test("few places are listed all, wherever the map is", () => {
  const view = [0, 0, 1, 1] as const;
  expect(ids(listPlaces({ places: few, view, here: null }))).toEqual(few.map(({ id }) => id));
});

test("of many places those in view are listed, and never more than anyone reads", () => {
  const view = [-122.4, 37, -122.4 + 9.5 / 10_000, 38] as const;
  expect(listPlaces({ places: many, view, here: null })).toMatchObject({ count: 10, isLimitedToView: true });
  const wide = listPlaces({ places: many, view: [-180, -90, 180, 90], here: null });
  expect([wide.rows.length, wide.count]).toEqual([MAX_ROWS_IN_VIEW, many.length]);
  const blind = listPlaces({ places: many, view: null, here: null });
  expect([blind.rows.length, blind.count, blind.isLimitedToView]).toEqual([MAX_ROWS_IN_VIEW, many.length, false]);
});

test("the nearest come first, out of all and not only out of the first rows", () => {
  const here = { latitude: 37.7, longitude: many.at(-1)?.longitude ?? 0 };
  const { rows } = listPlaces({ places: many, view: null, here });
  expect(rows[0]).toMatchObject({ place: { id: many.at(-1)?.id }, metres: 0 });
  expect(rows[1]?.metres).toBeCloseTo(8.8, 1);
});

test("a box holds every place it was drawn around", () => {
  const bounds = boundsOf(many);
  expect(bounds && many.every((each) => isWithin(bounds, each))).toBe(true);
  expect(boundsOf([])).toBeNull();
});

const tell = (places: MapPlace[], more: Partial<Parameters<typeof describeList>[0]> = {}) =>
  describeList({
    mode: "all",
    query: null,
    listed: listPlaces({ places, view: null, here: null }),
    hasMap: true,
    isNearest: false,
    ...more,
  });

test("one sentence says what is listed", () => {
  expect(tell(few, { mode: "saved" })).toBe("5 saved restaurants.");
  expect(tell(few.slice(0, 1), { mode: "saved", isNearest: true })).toBe("1 saved restaurant.");
  expect(tell(few, { isNearest: true })).toBe("5 restaurants, the nearest first.");
  expect(tell(few, { query: "pho" })).toBe('5 restaurants found for "pho".');
  expect(tell(many)).toBe("120 of 1,500 restaurants. Zoom in to list them all.");
  expect(tell(many, { hasMap: false })).toBe("120 of 1,500 restaurants. Search to find the others.");
  expect(tell(many, { hasMap: false, isNearest: true })).toMatch(/^The nearest 120 of 1,500 restaurants\./);
  const inView = listPlaces({ places: many, view: [-122.4, 37, -122.3995, 38], here: null });
  expect(tell(many, { listed: inView })).toBe("6 restaurants in view.");
});
