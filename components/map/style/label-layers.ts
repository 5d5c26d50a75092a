import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from "maplibre-gl";
import type { Palette } from "../canvas/palette";
import { STATION_IMAGE } from "../markers/image-names";
import { BAY_SOURCE } from "./tile-layers";

/** Font families of the page: the library draws glyphs with them, so that none comes from a server. */
export type Fonts = { text: string; display: string };
type Inks = { palette: Palette; fonts: Fonts };

/** Closer than this, a town's name lies on one of its streets and is of no use. */
const TOWNS_MAX_ZOOM = 14;

/** Names from the least to the most important: the last is placed first, and the others yield to it. */
export const labelLayers = (inks: Inks): LayerSpecification[] => [
  minorStreetNames(inks),
  streetNames(inks),
  stationSquares,
  stationNames(inks),
  placeNames(inks),
];

/** The library reads only weight and slant from the first family of a stack, and draws with the next one that exists. */
const family = (style: "Medium" | "Italic" | "SemiBold", font: string): ExpressionSpecification => [
  "literal",
  [`${style}, ${font}`],
];

const alongStreets = (
  id: string,
  { palette, fonts }: Inks,
  { minzoom, classes, size }: { minzoom: number; classes: string[]; size: number },
): SymbolLayerSpecification => ({
  id,
  type: "symbol",
  source: BAY_SOURCE,
  "source-layer": "streets",
  minzoom,
  filter: ["all", ["has", "name"], ["match", ["get", "class"], classes, true, false]],
  layout: {
    "symbol-placement": "line",
    "symbol-spacing": 260,
    "text-field": ["get", "name"],
    "text-font": family("Medium", fonts.text),
    "text-size": ["interpolate", ["linear"], ["zoom"], 12, size - 1, 17, size + 2.5],
    "text-max-angle": 30,
    "text-padding": 1,
  },
  paint: { "text-color": palette["street-ink"], "text-halo-color": palette.land, "text-halo-width": 1.6 },
});

const minorStreetNames = (inks: Inks): LayerSpecification =>
  alongStreets("minor-street-names", inks, { minzoom: 14.4, classes: ["minor"], size: 10.5 });

const streetNames = (inks: Inks): LayerSpecification =>
  alongStreets("street-names", inks, {
    minzoom: 12.4,
    classes: ["motorway", "trunk", "primary", "secondary", "tertiary"],
    size: 12,
  });

/** Square, since everything round on the map can be pressed. */
const stationSquares: LayerSpecification = {
  id: "stations",
  type: "symbol",
  source: BAY_SOURCE,
  "source-layer": "labels",
  minzoom: 11.5,
  filter: ["==", ["get", "kind"], "station"],
  layout: {
    "icon-image": STATION_IMAGE,
    "icon-size": ["interpolate", ["linear"], ["zoom"], 11.5, 0.5, 16, 1],
    "icon-allow-overlap": true,
    "icon-ignore-placement": true,
  },
};

const stationNames = ({ palette, fonts }: Inks): LayerSpecification => ({
  id: "station-names",
  type: "symbol",
  source: BAY_SOURCE,
  "source-layer": "labels",
  minzoom: 13,
  filter: ["==", ["get", "kind"], "station"],
  layout: {
    "text-field": ["case", ["==", ["get", "line"], "bart"], ["concat", ["get", "name"], " BART"], ["get", "name"]],
    "text-font": family("SemiBold", fonts.text),
    "text-size": 12,
    "text-variable-anchor": ["top", "bottom", "left", "right"],
    "text-radial-offset": 0.8,
    "text-max-width": 8,
  },
  paint: { "text-color": palette.station, "text-halo-color": palette.land, "text-halo-width": 1.6 },
});

const placeNames = ({ palette, fonts: { text, display } }: Inks): LayerSpecification => ({
  id: "names",
  type: "symbol",
  source: BAY_SOURCE,
  "source-layer": "labels",
  filter: [
    "all",
    ["!=", ["get", "kind"], "station"],
    ["<=", ["get", "from"], ["zoom"]],
    ["any", ["!=", ["get", "kind"], "town"], ["<", ["zoom"], TOWNS_MAX_ZOOM]],
  ],
  layout: {
    "text-field": ["get", "name"],
    "text-font": byKind({
      water: family("Italic", display),
      town: family("SemiBold", display),
      park: family("Medium", text),
      area: family("SemiBold", text),
    }),
    "text-size": byKind({ water: 16, town: 16, park: 12, area: 13 }),
    "text-max-width": 8,
    "text-padding": 8,
    "symbol-sort-key": ["get", "from"],
  },
  paint: {
    "text-color": byKind({
      water: palette["blue-ink"],
      town: palette.ink,
      park: palette["green-ink"],
      area: palette["ink-soft"],
    }),
    "text-halo-color": byKind({ water: palette.water, town: palette.land, park: palette.park, area: palette.land }),
    "text-halo-width": 1.8,
  },
});

/** Campuses and airports are named as parks are. */
const byKind = <T extends string | number | ExpressionSpecification>(
  of: Record<"water" | "town" | "park" | "area", T>,
): ExpressionSpecification => [
  "match",
  ["get", "kind"],
  "water",
  of.water,
  "town",
  of.town,
  ["park", "campus", "airport"],
  of.park,
  of.area,
];
