import type { FeatureCollection, Polygon } from "geojson";
import type { LineLayerSpecification, StyleSpecification, SymbolLayerSpecification } from "maplibre-gl";
import { BAY_LABELS, type Label } from "./bay-labels";
import { baySketch } from "./bay-sketch";
import type { Palette } from "./palette";

/** Font families as the page knows them; the library draws each letter with them, so that no glyph comes from a server. */
export type Fonts = { text: string; display: string };
type Options = { palette: Palette; fonts: Fonts; landUrl: string };

const ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a> contributors';

/** What the land was clipped to: beyond it nothing is known, and nothing is claimed. */
export const LAND_BOUNDS = [-124.2, 36.1, -120.2, 39.1] as const;

/** The built-in Bay Area: land, water and names on paper, from our own host alone. */
export function offlineStyle({ palette, fonts, landUrl }: Options): StyleSpecification {
  return {
    version: 8,
    name: "Kumquat, the Bay Area on paper",
    sources: {
      land: { type: "geojson", data: landUrl, attribution: ATTRIBUTION, tolerance: 0.3 },
      beyond: { type: "geojson", data: beyond() },
      sketch: { type: "geojson", data: baySketch() },
      labels: { type: "geojson", data: labelData() },
    },
    layers: [
      { id: "water", type: "background", paint: { "background-color": palette.water } },
      // The paper's edge: two lines below the land round what the source draws with few corners.
      shoreLine("shore", { color: palette.rule, width: 3 }),
      shoreLine("edge", { color: palette.land, width: 0 }),
      { id: "land", type: "fill", source: "land", paint: { "fill-color": palette.land, "fill-antialias": false } },
      {
        id: "parks",
        type: "fill",
        source: "sketch",
        filter: ["==", ["get", "kind"], "park"],
        minzoom: 10,
        paint: { "fill-color": palette.park, "fill-antialias": false },
      },
      streetLine("highway", { color: palette.street, from: 8.5, widest: 5 }),
      streetLine("street", { color: palette.street, from: 10.8, widest: 4 }),
      { id: "beyond", type: "fill", source: "beyond", paint: { "fill-color": palette.sunk, "fill-antialias": false } },
      labelLayer("water", {
        family: `Italic, ${fonts.display}`,
        color: palette["blue-ink"],
        halo: palette.water,
        size: 17,
      }),
      labelLayer("area", {
        family: `SemiBold, ${fonts.text}`,
        color: palette["ink-faint"],
        halo: palette.land,
        size: 13,
      }),
      labelLayer("town", {
        family: `SemiBold, ${fonts.display}`,
        color: palette["ink-soft"],
        halo: palette.land,
        size: 16,
      }),
    ],
  };
}

/** As wide as the rounding, which grows with the zoom, and `width` pixels more. */
const shoreLine = (id: string, { color, width }: { color: string; width: number }): LineLayerSpecification => ({
  id,
  type: "line",
  source: "land",
  layout: { "line-join": "round" },
  paint: {
    "line-color": color,
    "line-width": ["interpolate", ["linear"], ["zoom"], 9, 1 + width / 2, 14, 10 + width],
  },
});

/** Sketched for finding one's way across a city: close up, where a sketch is off by a house, it fades. */
const streetLine = (
  kind: "street" | "highway",
  { color, from, widest }: { color: string; from: number; widest: number },
): LineLayerSpecification => ({
  id: `${kind}s`,
  type: "line",
  source: "sketch",
  filter: ["==", ["get", "kind"], kind],
  minzoom: from,
  maxzoom: 16,
  layout: { "line-join": "round", "line-cap": "round" },
  paint: {
    "line-color": color,
    "line-width": ["interpolate", ["linear"], ["zoom"], from, 1, 14, widest],
    "line-opacity": ["interpolate", ["linear"], ["zoom"], 14.5, 1, 16, 0],
  },
});

type Lettering = { family: string; color: string; halo: string; size: number };

/** The first family of a stack is only read for its weight and slant, and then the next one that exists draws. */
function labelLayer(kind: Label["kind"], { family, color, halo, size }: Lettering): SymbolLayerSpecification {
  return {
    id: `${kind}-names`,
    type: "symbol",
    source: "labels",
    filter: ["all", ["==", ["get", "kind"], kind], ["<=", ["get", "fromZoom"], ["zoom"]]],
    ...(kind === "town" && { maxzoom: 14 }),
    layout: {
      "text-field": ["get", "name"],
      "text-font": [family],
      "text-size": size,
      "text-max-width": 8,
      "text-padding": 8,
      "symbol-sort-key": ["get", "fromZoom"],
    },
    paint: { "text-color": color, "text-halo-color": halo, "text-halo-width": 1.5 },
  };
}

function labelData(): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: BAY_LABELS.map(({ longitude, latitude, ...properties }) => ({
      type: "Feature",
      properties,
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    })),
  };
}

function beyond(): Polygon {
  const [west, south, east, north] = LAND_BOUNDS;
  const ring = (w: number, s: number, e: number, n: number) => [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
    [w, s],
  ];
  return { type: "Polygon", coordinates: [ring(-180, -85, 180, 85), ring(west, south, east, north).reverse()] };
}
