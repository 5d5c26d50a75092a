import { expect, test } from "vitest";
import { readAddress, writeAddress } from "./room-address";
import { modeFor, queryOf, type RoomState, roomAfter } from "./room-state";

const START: RoomState = { mode: "saved", selectedId: null, text: "", isListOnTop: false };

test("only administrators leave Saved, whatever was asked for", () => {
  expect((["saved", "all", "quadtree"] as const).map((mode) => modeFor(mode, false))).toEqual(Array(3).fill("saved"));
  expect((["saved", "all", "quadtree"] as const).map((mode) => modeFor(mode, true))).toEqual([
    "saved",
    "all",
    "quadtree",
  ]);
});

test("a search begins at two trimmed characters", () => {
  expect(["", " ", "a", "  a ", "ab", " a b "].map(queryOf)).toEqual([null, null, null, null, "ab", "a b"]);
});

test("a mode ends a search; the quadtree has no card", () => {
  const searching = { ...START, text: "pho", selectedId: "a" };
  expect(roomAfter(searching, { type: "mode chosen", mode: "all" })).toEqual({
    ...START,
    mode: "all",
    selectedId: "a",
  });
  expect(roomAfter(searching, { type: "mode chosen", mode: "quadtree" }).selectedId).toBeNull();
});

test("another search closes the card, another space does not", () => {
  const open = { ...START, text: "pho", selectedId: "a" };
  expect(roomAfter(open, { type: "text typed", text: "pho " }).selectedId).toBe("a");
  expect(roomAfter(open, { type: "text typed", text: "phoo" }).selectedId).toBeNull();
  expect(roomAfter({ ...open, text: "" }, { type: "text typed", text: "p" }).selectedId).toBe("a");
});

test("what is not interesting leaves the card, what is cleared leaves Saved", () => {
  const open: RoomState = { ...START, selectedId: "a" };
  const said = (state: RoomState, status: "love" | "not_interested" | null, id = "a") =>
    roomAfter(state, { type: "status changed", id, status }).selectedId;
  for (const mode of ["saved", "all"] as const) expect(said({ ...open, mode }, "not_interested")).toBeNull();
  expect(said(open, "not_interested", "b")).toBe("a");
  expect(said(open, "love")).toBe("a");
  expect(said(open, null)).toBeNull();
  expect(said({ ...open, mode: "all" }, null)).toBe("a");
  expect(said({ ...open, text: "pho" }, null)).toBe("a");
  expect(said({ ...open, text: "pho" }, "not_interested")).toBeNull();
});

test("an address is read as it was written", () => {
  for (const looked of [
    { mode: "saved", selectedId: null, query: null },
    { mode: "quadtree", selectedId: null, query: null },
    { mode: "all", selectedId: "chez-panisse", query: "phở & more" },
  ] as const) {
    const { mode, selectedId, text } = readAddress(new URL(writeAddress(looked), "http://localhost").searchParams);
    expect({ mode, selectedId, query: queryOf(text) }).toEqual(looked);
  }
  expect(writeAddress({ mode: "saved", selectedId: null, query: null })).toBe("/map");
  expect(readAddress(new URLSearchParams("mode=everything&restaurant=%20"))).toEqual(START);
});
