import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, test } from "vitest";
import { BAY_LABELS } from "./bay-labels";
import { LAND_BOUNDS, offlineStyle } from "./offline-style";
import type { Palette } from "./palette";

const PALETTE = new Proxy({} as Palette, { get: () => "rgb(1, 2, 3)" });
const style = offlineStyle({
  palette: PALETTE,
  fonts: { text: '"figtree"', display: '"fraunces"' },
  landUrl: "https://guides.example/land.json",
});

test("is a style that the library takes", () => {
  expect(validateStyleMin(style)).toEqual([]);
});

test("names no host but our own, needs no letters from a server, and says whose land it is", () => {
  expect(style).not.toHaveProperty("glyphs");
  expect(style).not.toHaveProperty("sprite");
  const { attribution, ...land } = style.sources.land as { attribution: string; data: string };
  expect(land.data).toBe("https://guides.example/land.json");
  expect(attribution).toContain("OpenStreetMap");
  const others = JSON.stringify({ ...style, sources: { ...style.sources, land } }).replaceAll(land.data, "");
  expect(others).not.toMatch(/https?:/);
});

test("every name on it is read whole and lies within the land that is known", () => {
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
