import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, test } from "vitest";
import type { Palette } from "../canvas/palette";
import { offlineStyle } from "./offline-style";

const PALETTE = new Proxy({} as Palette, { get: () => "rgb(1, 2, 3)" });
const style = offlineStyle({
  palette: PALETTE,
  fonts: { text: '"figtree"', display: '"fraunces"' },
  tilesUrl: "https://kumquat.example/tiles/abc/{z}/{x}/{y}",
});

test("is a valid style", () => {
  expect(validateStyleMin(style)).toEqual([]);
});

test("requests nothing but its tiles, and has the attribution of both sources", () => {
  expect(style).not.toHaveProperty("glyphs");
  expect(style).not.toHaveProperty("sprite");
  const sources = Object.values(style.sources);
  expect(sources).toHaveLength(1);
  expect(sources[0]).toMatchObject({ tiles: ["https://kumquat.example/tiles/abc/{z}/{x}/{y}"] });
  for (const name of ["OpenStreetMap", "OpenMapTiles"])
    expect(sources[0]).toMatchObject({ attribution: expect.stringContaining(name) });
});

test("draws names over streets, and streets over water", () => {
  const types = style.layers.map(({ type }) => type);
  expect(types.lastIndexOf("fill")).toBeLessThan(types.indexOf("line"));
  expect(types.lastIndexOf("line")).toBeLessThan(types.indexOf("symbol"));
});

test("draws stations square, as nothing that can be pressed is drawn", () => {
  const stations = style.layers.find(({ id }) => id === "stations");
  expect(stations).toMatchObject({ type: "symbol", layout: { "icon-image": "station" } });
  expect(style.layers.some(({ type }) => type === "circle")).toBe(false);
});

test("has few layers while the whole Bay is in view: each costs a pass over the map", () => {
  const at = (zoom: number) =>
    style.layers.filter(({ minzoom = 0, maxzoom = 24 }) => minzoom <= zoom && zoom < maxzoom);
  expect(at(9.5).length).toBeLessThanOrEqual(4);
  expect(at(15).length).toBe(style.layers.length);
});
