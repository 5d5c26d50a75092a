import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, test } from "vitest";
import { LAND_BOUNDS } from "@/lib/core/geo/bay-land";
import { BAY_LABELS } from "./bay-labels";
import { offlineStyle } from "./offline-style";
import type { Palette } from "./palette";

const PALETTE = new Proxy({} as Palette, { get: () => "rgb(1, 2, 3)" });
const style = offlineStyle({
  palette: PALETTE,
  fonts: { text: '"figtree"', display: '"fraunces"' },
});

test("is a valid style", () => {
  expect(validateStyleMin(style)).toEqual([]);
});

test("requests nothing from a server, and has the attribution", () => {
  expect(style).not.toHaveProperty("glyphs");
  expect(style).not.toHaveProperty("sprite");
  const { overview, ground, ...others } = style.sources;
  for (const drawn of [overview, ground])
    expect(drawn).toMatchObject({ attribution: expect.stringContaining("OpenStreetMap") });
  for (const source of [overview, ground, ...Object.values(others)]) {
    expect((source as { data: { features: unknown[] } }).data.features.length).toBeGreaterThan(20);
  }
});

test("at every zoom the ground is drawn once, under the names", () => {
  const named = style.layers.map(({ id }) => id.replace("overview-", ""));
  for (const zoom of [3, 7, 9.99, 10, 12, 18]) {
    const shown = style.layers.filter(({ minzoom = 0, maxzoom = 24 }) => minzoom <= zoom && zoom < maxzoom);
    const ids = shown.map(({ id }) => id.replace("overview-", ""));
    for (const id of ["land", "beyond"]) expect(ids.filter((one) => one === id)).toEqual([id]);
    expect(ids).toEqual([...ids].sort((a, b) => named.lastIndexOf(a) - named.lastIndexOf(b)));
  }
});

test("every name is parsed whole and lies within the land of the map", () => {
  const [west, south, east, north] = LAND_BOUNDS;
  expect(BAY_LABELS.length).toBeGreaterThan(80);
  for (const { name, longitude, latitude } of BAY_LABELS) {
    expect(name).not.toBe("");
    expect(longitude, name).toBeGreaterThan(west);
    expect(longitude, name).toBeLessThan(east);
    expect(latitude, name).toBeGreaterThan(south);
    expect(latitude, name).toBeLessThan(north);
  }
});
