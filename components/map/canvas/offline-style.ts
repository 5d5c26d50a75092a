import type { FeatureCollection } from "geojson";
import type {
  ExpressionSpecification,
  FillLayerSpecification,
  FilterSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import { baseMapFeatures } from "./base-map";
import { BAY_LABELS, type Label } from "./bay-labels";
import type { Palette } from "./palette";

/** Font families of the page: the library draws glyphs with them, so that none comes from a server. */
export type Fonts = { text: string; display: string };
type Options = { palette: Palette; fonts: Fonts };

const ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a> contributors';

/**
 * The built-in Bay Area: land and names, without a request to any server. The water is the background color of the
 * element below: a layer for it would be one more pass over the whole map in every frame.
 */
export function offlineStyle({ palette, fonts }: Options): StyleSpecification {
  const ground = { type: "geojson", data: baseMapFeatures(), attribution: ATTRIBUTION, tolerance: 0.3 } as const;
  return {
    version: 8,
    name: "Kumquat, the Bay Area on paper",
    sources: {
      // Few large tiles: each costs time in every frame, most of all without a GPU.
      overview: { ...ground, maxzoom: 7, tolerance: 0.5 },
      ground,
      labels: { type: "geojson", data: labelData(), maxzoom: 7 },
    },
    layers: [...overviewLayers(palette), ...detailLayers(palette), labelLayer({ palette, fonts })],
  };
}

/** While the whole Bay is in view, only its shores are drawn, and round corners would not be visible. */
const OVERVIEW_MAX_ZOOM = 10;

const overviewLayers = ({ rule, land, sunk }: Palette): LayerSpecification[] =>
  [area("overview-land", "land", land, rule), area("overview-beyond", "beyond", sunk)].map((layer) => ({
    ...layer,
    source: "overview",
    minzoom: 0,
    maxzoom: OVERVIEW_MAX_ZOOM,
  }));

const detailLayers = ({ rule, land, park, street, sunk }: Palette): LayerSpecification[] => [
  // The edge of the land: two lines below it round off the few corners of the source.
  lines("shore", "land", { color: rule, width: rounding(3) }),
  lines("edge", "land", { color: land, width: rounding(0) }),
  area("land", "land", land),
  area("parks", "park", park),
  fading(lines("highways", "highway", { color: street, width: widening(8.5, 5) })),
  { ...fading(lines("streets", "street", { color: street, width: widening(10.8, 4) })), minzoom: 10.8 },
  area("beyond", "beyond", sunk),
];

type Width = NonNullable<LineLayerSpecification["paint"]>["line-width"];

/** As wide as the rounding, which grows with the zoom, plus a number of pixels. */
const rounding = (more: number): Width => ["interpolate", ["linear"], ["zoom"], 9, 1 + more / 2, 14, 10 + more];
const widening = (from: number, widest: number): Width => ["interpolate", ["linear"], ["zoom"], from, 1, 14, widest];

const ofKind = (kind: string): FilterSpecification => ["==", ["get", "kind"], kind];

/** Without an outline its edges are not antialiased. */
const area = (id: string, kind: string, color: string, edge?: string): FillLayerSpecification => ({
  id,
  type: "fill",
  source: "ground",
  minzoom: OVERVIEW_MAX_ZOOM,
  filter: ofKind(kind),
  paint: { "fill-color": color, "fill-antialias": edge !== undefined, ...(edge && { "fill-outline-color": edge }) },
});

const lines = (
  id: string,
  kind: string,
  { color, width }: { color: string; width: Width },
): LineLayerSpecification => ({
  id,
  type: "line",
  source: "ground",
  minzoom: OVERVIEW_MAX_ZOOM,
  filter: ofKind(kind),
  layout: { "line-join": "round", "line-cap": "round" },
  paint: { "line-color": color, "line-width": width },
});

/** Sketched for orientation across a city: close up, where the sketch is off by a building, it fades. */
const fading = ({ paint, ...layer }: LineLayerSpecification): LineLayerSpecification => ({
  ...layer,
  maxzoom: 16,
  paint: { ...paint, "line-opacity": ["interpolate", ["linear"], ["zoom"], 14.5, 1, 16, 0] },
});

/** Closer than this, a town's name lies on one of its streets and is of no use. */
const TOWNS_MAX_ZOOM = 14;

/** The library reads only weight and slant from the first family of a stack, and draws with the next one that exists. */
const labelLayer = ({ palette, fonts: { text, display } }: Options): SymbolLayerSpecification => ({
  id: "names",
  type: "symbol",
  source: "labels",
  filter: [
    "all",
    ["<=", ["get", "fromZoom"], ["zoom"]],
    ["any", ["!=", ["get", "kind"], "town"], ["<", ["zoom"], TOWNS_MAX_ZOOM]],
  ],
  layout: {
    "text-field": ["get", "name"],
    "text-font": byKind({
      water: family("Italic", display),
      area: family("SemiBold", text),
      town: family("SemiBold", display),
    }),
    "text-size": byKind({ water: 17, area: 13, town: 16 }),
    "text-max-width": 8,
    "text-padding": 8,
    "symbol-sort-key": ["get", "fromZoom"],
  },
  paint: {
    "text-color": byKind({ water: palette["blue-ink"], area: palette["ink-faint"], town: palette["ink-soft"] }),
    "text-halo-color": byKind({ water: palette.water, area: palette.land, town: palette.land }),
    "text-halo-width": 1.5,
  },
});

const family = (style: "Italic" | "SemiBold", font: string): ExpressionSpecification => [
  "literal",
  [`${style}, ${font}`],
];

const byKind = <T extends string | number | ExpressionSpecification>(
  of: Record<Label["kind"], T>,
): ExpressionSpecification => ["match", ["get", "kind"], "water", of.water, "area", of.area, of.town];

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
