import { expect, test } from "vitest";
import { NO_FILTERS } from "../filters/filters";
import { areaAround } from "./area-around";
import { formatMapUrl, type MapUrlState, parseMapUrl } from "./map-url";
import { allowedMode, asksAnew, type MapScreenState, mapScreenReducer, parseQuery } from "./screen-state";

const START: MapScreenState = {
  mode: "saved",
  selectedId: null,
  text: "",
  guideId: null,
  area: null,
  filters: NO_FILTERS,
  sort: null,
  isListOnTop: false,
};
const AREA = [-122.5, 37.7, -122.4, 37.8] as const;

test("only administrators leave Saved, whatever the URL requests", () => {
  expect((["saved", "all", "quadtree"] as const).map((mode) => allowedMode(mode, false))).toEqual(
    Array(3).fill("saved"),
  );
  expect((["saved", "all", "quadtree"] as const).map((mode) => allowedMode(mode, true))).toEqual([
    "saved",
    "all",
    "quadtree",
  ]);
});

test("a search begins at two trimmed characters", () => {
  expect(["", " ", "a", "  a ", "ab", " a b "].map(parseQuery)).toEqual([null, null, null, null, "ab", "a b"]);
});

test("a search, a filter and an area ask anew; choosing among what is shown doesn't", () => {
  expect(
    (["text typed", "filters changed", "area searched"] as const).map((type) => asksAnew({ type } as never)),
  ).toEqual([true, true, true]);
  expect((["place chosen", "list toggled"] as const).map((type) => asksAnew({ type } as never))).toEqual([
    false,
    false,
  ]);
});

test("whoever asks what is near them sees all of it, and not only what they saved", () => {
  const found = { type: "reader found", mode: "saved", area: AREA } as const;
  expect(mapScreenReducer(START, found)).toEqual({ ...START, area: AREA, sort: "distance" });
  const elsewhere = { ...START, area: [-122, 37, -121, 38] as const };
  expect(mapScreenReducer(elsewhere, found).area).toEqual(AREA);
  for (const other of [{ text: "pho" }, { guideId: "g" }])
    expect(mapScreenReducer({ ...START, ...other }, found)).toEqual({ ...START, ...other, sort: "distance" });
  expect(mapScreenReducer({ ...START, mode: "all" }, { ...found, mode: "all" }).area).toBeNull();
  const [west, south, east, north] = areaAround({ latitude: 37.77, longitude: -122.42 });
  expect([(west + east) / 2, (south + north) / 2].map((each) => each.toFixed(3))).toEqual(["-122.420", "37.770"]);
});

test("a mode ends a search; the quadtree has no card", () => {
  const searching = { ...START, text: "pho", selectedId: "a" };
  expect(mapScreenReducer(searching, { type: "mode chosen", mode: "all" })).toEqual({
    ...START,
    mode: "all",
    selectedId: "a",
  });
  expect(mapScreenReducer(searching, { type: "mode chosen", mode: "quadtree" }).selectedId).toBeNull();
});

test("another search closes the card, another space does not", () => {
  const open = { ...START, text: "pho", selectedId: "a" };
  expect(mapScreenReducer(open, { type: "text typed", text: "pho " }).selectedId).toBe("a");
  expect(mapScreenReducer(open, { type: "text typed", text: "phoo" }).selectedId).toBeNull();
  expect(mapScreenReducer({ ...open, text: "" }, { type: "text typed", text: "p" }).selectedId).toBe("a");
});

test("the list covers the map without a card on it, and the map comes back with the card that was opened there", () => {
  const onMap = { ...START, text: "pho", selectedId: "a" };
  const onList = mapScreenReducer(onMap, { type: "list toggled" });
  expect(onList).toEqual({ ...onMap, isListOnTop: true, selectedId: null });
  const chosen = mapScreenReducer(onList, { type: "place chosen", id: "b" });
  expect(mapScreenReducer(chosen, { type: "list toggled" })).toEqual({ ...onMap, selectedId: "b" });
});

test('"Not Interested" closes the card, a cleared status closes it in Saved', () => {
  const open: MapScreenState = { ...START, selectedId: "a" };
  const selectedAfter = (state: MapScreenState, status: "love" | "not_interested" | null, id = "a") =>
    mapScreenReducer(state, { type: "status changed", id, status }).selectedId;
  for (const mode of ["saved", "all"] as const) expect(selectedAfter({ ...open, mode }, "not_interested")).toBeNull();
  expect(selectedAfter(open, "not_interested", "b")).toBe("a");
  expect(selectedAfter(open, "love")).toBe("a");
  expect(selectedAfter(open, null)).toBeNull();
  expect(selectedAfter({ ...open, mode: "all" }, null)).toBe("a");
  expect(selectedAfter({ ...open, text: "pho" }, null)).toBe("a");
  expect(selectedAfter({ ...open, text: "pho" }, "not_interested")).toBeNull();
});

test("an area is left by another search, a mode, or on request; a guide by an area", () => {
  const inArea = mapScreenReducer({ ...START, guideId: "g" }, { type: "area searched", area: AREA });
  expect(inArea).toMatchObject({ area: AREA, guideId: null });
  expect(mapScreenReducer(inArea, { type: "text typed", text: "pho" }).area).toBeNull();
  expect(mapScreenReducer(inArea, { type: "text typed", text: "p" }).area).toEqual(AREA);
  expect(mapScreenReducer(inArea, { type: "mode chosen", mode: "saved" }).area).toBeNull();
  expect(mapScreenReducer(inArea, { type: "area cleared" })).toEqual(START);
  expect(mapScreenReducer({ ...START, guideId: "g" }, { type: "guide left" })).toEqual(START);
});

test("filters hold through a search and an area, an order stays with what it was chosen for", () => {
  const filters = { ...NO_FILTERS, prices: [1] };
  const chosen: MapScreenState = { ...START, text: "pho", filters, sort: "name" };
  const after = (event: Parameters<typeof mapScreenReducer>[1], state = chosen) => mapScreenReducer(state, event);
  expect(after({ type: "text typed", text: "pho b" })).toMatchObject({ filters, sort: "name" });
  expect(after({ type: "area searched", area: AREA })).toMatchObject({ filters, sort: "name" });
  expect(after({ type: "text typed", text: "" })).toMatchObject({ filters, sort: null });
  expect(after({ type: "mode chosen", mode: "all" }).filters).toBe(NO_FILTERS);
  const places = { ...chosen, text: "" };
  expect(after({ type: "text typed", text: "pho" }, places)).toMatchObject({ filters, sort: null });
  expect(after({ type: "area searched", area: AREA }, places)).toMatchObject({ filters, sort: null });
  expect(after({ type: "area cleared" }, { ...chosen, area: AREA })).toMatchObject({ filters, sort: null });
  expect(after({ type: "guide left" }).filters).toBe(NO_FILTERS);
  expect(after({ type: "area searched", area: AREA }, { ...places, sort: "distance" }).sort).toBe("distance");
});

test("a cleared status leaves the card of a guide open", () => {
  const open = { ...START, guideId: "g", selectedId: "a" };
  expect(mapScreenReducer(open, { type: "status changed", id: "a", status: null }).selectedId).toBe("a");
});

test("a URL is read as it was written", () => {
  const nothing: MapUrlState = { ...parseMapUrl(new URLSearchParams()), query: null };
  const readBack = (state: Partial<MapUrlState>) => {
    const url = formatMapUrl({ ...nothing, ...state });
    const { text, isListOnTop: _, ...read } = parseMapUrl(new URL(url, "http://localhost").searchParams);
    return { ...read, query: parseQuery(text) };
  };
  for (const state of [
    {},
    { mode: "quadtree" },
    { mode: "all", selectedId: "chez-panisse", query: "phở & more" },
    { guideId: "a guide", sort: "distance" },
    { area: AREA, query: "pho", selectedId: "x" },
    {
      filters: {
        statuses: ["love", "none"],
        cuisines: ["Thai", "Dim Sum"],
        prices: [2, 4],
        meals: ["brunch", "late-night"],
        isOpenNow: true,
      },
    },
  ] satisfies Partial<MapUrlState>[]) {
    const { text: _, isListOnTop: __, ...expected } = { ...nothing, ...state } as MapUrlState & MapScreenState;
    expect(readBack(state)).toEqual(expected);
  }
  expect(formatMapUrl(nothing)).toBe("/map");
  expect(formatMapUrl({ ...nothing, area: AREA })).toBe("/map?area=-122.5,37.7,-122.4,37.8");
});

test("a URL that makes no sense is the saved places", () => {
  const odd =
    "mode=everything&restaurant=%20&area=here&status=adored,&price=9,x&meal=tea&open=later&sort=random&cuisine=,&guide=";
  expect(parseMapUrl(new URLSearchParams(odd))).toEqual(START);
});
