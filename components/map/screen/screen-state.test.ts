import { expect, test } from "vitest";
import { formatMapUrl, parseMapUrl } from "./map-url";
import { allowedMode, type MapScreenState, mapScreenReducer, parseQuery } from "./screen-state";

const START: MapScreenState = { mode: "saved", selectedId: null, text: "", isListOnTop: false };

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

test("a URL is read as it was written", () => {
  for (const shown of [
    { mode: "saved", selectedId: null, query: null },
    { mode: "quadtree", selectedId: null, query: null },
    { mode: "all", selectedId: "chez-panisse", query: "phở & more" },
  ] as const) {
    const { mode, selectedId, text } = parseMapUrl(new URL(formatMapUrl(shown), "http://localhost").searchParams);
    expect({ mode, selectedId, query: parseQuery(text) }).toEqual(shown);
  }
  expect(formatMapUrl({ mode: "saved", selectedId: null, query: null })).toBe("/map");
  expect(parseMapUrl(new URLSearchParams("mode=everything&restaurant=%20"))).toEqual(START);
});
