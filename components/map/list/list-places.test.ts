import { expect, test } from "vitest";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { toMapPlaces } from "../data/status-overrides";
import type { MapPlace } from "../map-canvas-props";
import { describeArea, describeList } from "./describe-list";
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

test("few places are all listed, wherever the map is", () => {
  const view = [0, 0, 1, 1] as const;
  expect(ids(listPlaces({ places: few, view, here: null, sort: null }))).toEqual(few.map(({ id }) => id));
});

test("of many places those in view are listed, up to a limit", () => {
  const view = [-122.4, 37, -122.4 + 9.5 / 10_000, 38] as const;
  expect(listPlaces({ places: many, view, here: null, sort: null })).toMatchObject({
    count: 10,
    isLimitedToView: true,
  });
  const wide = listPlaces({ places: many, view: [-180, -90, 180, 90], here: null, sort: null });
  expect([wide.rows.length, wide.count]).toEqual([MAX_ROWS_IN_VIEW, many.length]);
  const blind = listPlaces({ places: many, view: null, here: null, sort: null });
  expect([blind.rows.length, blind.count, blind.isLimitedToView]).toEqual([MAX_ROWS_IN_VIEW, many.length, false]);
});

test("the nearest come first, out of all and not only out of the first rows", () => {
  const here = { latitude: 37.7, longitude: many.at(-1)?.longitude ?? 0 };
  const { rows } = listPlaces({ places: many, view: null, here, sort: "distance" });
  expect(rows[0]).toMatchObject({ place: { id: many.at(-1)?.id }, meters: 0 });
  expect(rows[1]?.meters).toBeCloseTo(8.8, 1);
});

test("the nearest are the nearest, also those of whose names alone are known", () => {
  const listed = { address: "1 A St", listed: { by: "OpenStreetMap", lastSeenOn: "2020-01-01" } };
  const [bare, told] = [place(0), place(3)];
  const restaurants = [told, { ...bare, ...listed } as unknown as Restaurant];
  const listing = listPlaces({ places: toMapPlaces(restaurants, new Map()), view: null, here: bare, sort: "distance" });
  expect(ids(listing)).toEqual([bare.id, told.id]);
  expect(sentenceFor([], { listing, shown: "area", isNearest: true })).toBe(
    "2 restaurants in this area, the nearest first.",
  );
});

test("of a food who only mentions it comes after who has it, each the nearest first, and the sentence says so", () => {
  const mentioned = [place(0).id, place(2).id];
  const listing = listPlaces({ places: few, view: null, here: place(0), sort: "distance", mentioned });
  expect(ids(listing)).toEqual([1, 3, 4, 0, 2].map((at) => place(at).id));
  expect(sentenceFor([], { listing, shown: "area", query: "pho", isNearest: true, mentioned })).toBe(
    '5 restaurants found for "pho" in this area, the nearest first and mere mentions last.',
  );
});

test("a box holds every place it was drawn around", () => {
  const bounds = boundsOf(many);
  expect(bounds && many.every((each) => isWithin(bounds, each))).toBe(true);
  expect(boundsOf([])).toBeNull();
});

const sentenceFor = (places: MapPlace[], more: Partial<Parameters<typeof describeList>[0]> = {}) =>
  describeList({
    shown: "all",
    query: null,
    unfilteredCount: null,
    missed: "",
    inTown: null,
    isFiltered: false,
    hasMore: false,
    listing: listPlaces({ places, view: null, here: null, sort: null }),
    hasMap: true,
    isNearest: false,
    mentioned: null,
    unknownDiet: "",
    ...more,
  });

test("one sentence describes the list", () => {
  expect(sentenceFor(few, { shown: "saved" })).toBe("5 saved restaurants.");
  expect(sentenceFor(few.slice(0, 1), { shown: "saved", isNearest: true })).toBe("1 saved restaurant.");
  expect(sentenceFor(few, { isNearest: true })).toBe("5 restaurants, the nearest first.");
  expect(sentenceFor(few, { shown: "search", query: "pho", hasMore: true })).toBe(
    'The first 5 restaurants found for "pho".',
  );
  expect(sentenceFor(few, { shown: "search", query: "pho", hasMore: true, unfilteredCount: 20 })).toBe(
    '5 of the first 20 restaurants found for "pho".',
  );
  const inTown = { where: "in Oakland", count: 4 };
  expect(sentenceFor(few, { shown: "search", query: "pho oakland", inTown })).toBe(
    '5 restaurants found for "pho oakland": 4 in Oakland, then 1 around.',
  );
  expect(sentenceFor(few, { shown: "search", query: "pho" })).toBe('5 restaurants found for "pho".');
  expect(sentenceFor(many)).toBe("120 of 1,500 restaurants. Zoom in to list them all.");
  expect(sentenceFor(many, { hasMap: false })).toBe("120 of 1,500 restaurants. Search to find the others.");
  expect(sentenceFor(many, { hasMap: false, isNearest: true })).toMatch(/^The nearest 120 of 1,500 restaurants\./);
  const inView = listPlaces({ places: many, view: [-122.4, 37, -122.3995, 38], here: null, sort: null });
  expect(sentenceFor(many, { listing: inView })).toBe("6 restaurants in view.");
  expect(sentenceFor(few, { shown: "guide" })).toBe("5 restaurants in this guide.");
});

test("a sentence counts what the filters let through, of how many", () => {
  const one = { listing: listPlaces({ places: few.slice(0, 1), view: null, here: null, sort: null }) };
  expect(sentenceFor(few, { ...one, shown: "saved", unfilteredCount: 5 })).toBe("1 of 5 saved restaurants.");
  expect(sentenceFor(few, { ...one, shown: "search", query: "pho", unfilteredCount: 1 })).toBe(
    '1 of 1 restaurant found for "pho".',
  );
  expect(sentenceFor(few, { ...one, shown: "search", query: "pho colma", missed: "in Colma" })).toBe(
    'We know no place in Colma for "pho colma". 1 restaurant elsewhere.',
  );
});

test("a diet that none is known to keep is told, and nothing where nothing is found", () => {
  const asked = { shown: "search", query: "gluten free pizza", unknownDiet: "gluten-free" } as const;
  expect(sentenceFor(few, asked)).toBe(
    '5 restaurants found for "gluten free pizza". None of these is known for gluten-free food: ask before you go.',
  );
  const none = listPlaces({ places: [], view: null, here: null, sort: null });
  expect(sentenceFor([], { ...asked, listing: none })).toBe('0 restaurants found for "gluten free pizza".');
});

test("an area says whether it has more", () => {
  expect(sentenceFor(few, { shown: "area" })).toBe("5 restaurants in this area.");
  expect(sentenceFor(few, { shown: "area", query: "pho", hasMore: true })).toBe(
    'The first 5 restaurants found for "pho" in this area. Zoom in for more.',
  );
  expect(sentenceFor(few, { shown: "area", hasMore: true, isNearest: true })).toBe(
    "The nearest 5, saved or not. Zoom in for more.",
  );
  expect(sentenceFor(few, { shown: "area", isFiltered: true })).toBe(
    "5 restaurants that match the filters in this area.",
  );
  expect(sentenceFor(few, { shown: "area", isFiltered: true, unfilteredCount: 9 })).toBe(
    "5 of 9 restaurants in this area.",
  );
  expect(describeArea({ isFiltered: false, count: 100, hasMore: true, isNearest: false })).toBe(
    "The first 100. Zoom in for more.",
  );
  expect(describeArea({ isFiltered: false, count: 34, hasMore: false, isNearest: false })).toBe("");
  expect(describeArea({ isFiltered: false, count: 34, hasMore: false, isNearest: true })).toBe(
    "All that is here, saved or not",
  );
});

test("places are sorted by name, or by the distance to the middle of the map", () => {
  const named = ["Émile", "delfina", "Zuni", "Foreign Cinema"].map((name, at) => ({ ...place(at), name }));
  const order = (sort: "name" | "distance", view: [number, number, number, number] | null = null) =>
    listPlaces({ places: named, view, here: null, sort }).rows.map(({ place: { name }, meters }) => [name, meters]);
  expect(order("name").map(([name]) => name)).toEqual(["delfina", "Émile", "Foreign Cinema", "Zuni"]);
  const center = named[2]?.longitude ?? 0;
  expect(order("distance", [center - 0.1, 37.6, center + 0.1, 37.8])[0]).toEqual(["Zuni", null]);
  expect(order("distance")[0]).toEqual(["Émile", null]);
});

test("without a saved place it says what is listed here, and leaves the rest to the card", () => {
  const none = { listing: listPlaces({ places: [], view: null, here: null, sort: null }), shown: "saved" } as const;
  expect(sentenceFor([], none)).toBe("The places that you mark are listed here.");
  expect(sentenceFor([], { ...none, unfilteredCount: 3 })).toBe("0 of 3 saved restaurants.");
});
