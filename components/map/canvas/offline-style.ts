import type { FeatureCollection } from "geojson";
import type {
  FillLayerSpecification,
  FilterSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import { bayGround } from "./bay-ground";
import { BAY_LABELS, type Label } from "./bay-labels";
import type { Palette } from "./palette";

/** Font families as the page knows them; the library draws each letter with them, so that no glyph comes from a server. */
export type Fonts = { text: string; display: string };
type Options = { palette: Palette; fonts: Fonts };

const ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a> contributors';

/** The built-in Bay Area: land, water and names on paper, without a word to any server. */
export function offlineStyle({ palette, fonts }: Options): StyleSpecification {
  const ground = { type: "geojson", data: bayGround(), attribution: ATTRIBUTION, tolerance: 0.3 } as const;
  return {
    version: 8,
    name: "Kumquat, the Bay Area on paper",
    sources: {
      // Few large tiles: each costs something in every frame, and most where no graphics card draws.
      overview: { ...ground, maxzoom: 7, tolerance: 0.5 },
      ground,
      labels: { type: "geojson", data: labelData(), maxzoom: 8 },
    },
    layers: [
      { id: "water", type: "background", paint: { "background-color": palette.water } },
      ...overview(palette),
      ...closeUp(palette),
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

/** As long as the whole Bay is in view, no line is so wide that one sees whether its corners are round. */
const OVERVIEW_TO = 10;

const overview = ({ rule, land, street, sunk }: Palette): LayerSpecification[] =>
  [
    lines("overview-shore", "land", { color: rule, width: 2.5 }),
    area("overview-land", "land", land),
    lines("overview-highways", "highway", { color: street, width: widening(8.5, 5) }),
    area("overview-beyond", "beyond", sunk),
  ].map((layer) => ({ ...layer, source: "overview", minzoom: 0, maxzoom: OVERVIEW_TO }));

const closeUp = ({ rule, land, park, street, sunk }: Palette): LayerSpecification[] => [
  // The paper's edge: two lines below the land round what the source draws with few corners.
  rounded(lines("shore", "land", { color: rule, width: rounding(3) })),
  rounded(lines("edge", "land", { color: land, width: rounding(0) })),
  area("land", "land", land),
  area("parks", "park", park),
  fading(rounded(lines("highways", "highway", { color: street, width: widening(8.5, 5) }))),
  { ...fading(rounded(lines("streets", "street", { color: street, width: widening(10.8, 4) }))), minzoom: 10.8 },
  area("beyond", "beyond", sunk),
];

type Width = NonNullable<LineLayerSpecification["paint"]>["line-width"];

/** As wide as the rounding, which grows with the zoom, and so many pixels more. */
const rounding = (more: number): Width => ["interpolate", ["linear"], ["zoom"], 9, 1 + more / 2, 14, 10 + more];
const widening = (from: number, widest: number): Width => ["interpolate", ["linear"], ["zoom"], from, 1, 14, widest];

const ofKind = (kind: string): FilterSpecification => ["==", ["get", "kind"], kind];

const area = (id: string, kind: string, color: string): FillLayerSpecification => ({
  ...{ id, type: "fill", source: "ground", minzoom: OVERVIEW_TO, filter: ofKind(kind) },
  paint: { "fill-color": color, "fill-antialias": false },
});

const lines = (
  id: string,
  kind: string,
  { color, width }: { color: string; width: Width },
): LineLayerSpecification => ({
  ...{ id, type: "line", source: "ground", minzoom: OVERVIEW_TO, filter: ofKind(kind) },
  paint: { "line-color": color, "line-width": width },
});

const rounded = (layer: LineLayerSpecification): LineLayerSpecification => ({
  ...layer,
  layout: { "line-join": "round", "line-cap": "round" },
});

/** Sketched for finding one's way across a city: close up, where a sketch is off by a house, it fades. */
const fading = ({ paint, ...layer }: LineLayerSpecification): LineLayerSpecification => ({
  ...layer,
  maxzoom: 16,
  paint: { ...paint, "line-opacity": ["interpolate", ["linear"], ["zoom"], 14.5, 1, 16, 0] },
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
