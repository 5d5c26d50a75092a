import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";
import type { Palette } from "../canvas/palette";
import { BAY_SOURCE } from "./tile-layers";

/** Streets by their class: how wide they are in pixels at zoom 11, 14 and 17, each twice as wide as the one before. */
const WIDTHS = {
  motorway: [2, 5, 17],
  trunk: [1.6, 4.4, 16],
  primary: [1.2, 4, 16],
  secondary: [0.9, 3.4, 14],
  tertiary: [0.6, 2.6, 12],
  minor: [0.3, 1.6, 10],
} as const;
type StreetClass = keyof typeof WIDTHS;

/** A ramp is as wide as a lane or two, whatever it leads to. */
const RAMP = [0.6, 1.8, 8] as const;
/** Both sides of the edge, in pixels. */
const EDGE = 1.4;

const isHighway: FilterSpecification = ["match", ["get", "class"], ["motorway", "trunk"], true, false];
const isStreet: FilterSpecification = ["!", isHighway] as FilterSpecification;

/** Streets on their edges, highways over them: close up a street is a band of paper, from afar a thin line. */
export const streetLayers = (palette: Palette): LayerSpecification[] => [
  streets("street-edges", { filter: isStreet, color: palette["street-edge"], minzoom: 10, wider: EDGE }),
  streets("streets", { filter: isStreet, color: palette.street, minzoom: 12.5, wider: 0 }),
  streets("highway-edges", { filter: isHighway, color: palette["highway-edge"], minzoom: 10, wider: EDGE }),
  streets("highways", { filter: isHighway, color: palette.highway, minzoom: 7, wider: 0 }),
];

type Line = { filter: FilterSpecification; color: string; minzoom: number; wider: number };

const streets = (id: string, { filter, color, minzoom, wider }: Line): LayerSpecification => ({
  id,
  type: "line",
  source: BAY_SOURCE,
  "source-layer": "streets",
  minzoom,
  filter,
  layout: { "line-cap": "round", "line-join": "round", "line-sort-key": byClass((name) => ORDER.indexOf(name)) },
  paint: {
    "line-color": color,
    "line-width": [
      "interpolate",
      ["exponential", 1.6],
      ["zoom"],
      8,
      width(0, 0.4),
      11,
      width(0, 1, wider / 2),
      14,
      width(1, 1, wider),
      17,
      width(2, 1, wider * 1.4),
    ],
  },
});

/** The least important first, so that the others lie on them. */
const ORDER = (Object.keys(WIDTHS) as StreetClass[]).reverse();

const width = (step: 0 | 1 | 2, scale: number, more = 0): ExpressionSpecification => [
  "case",
  ["has", "ramp"],
  RAMP[step] * scale + more,
  byClass((name) => WIDTHS[name][step] * scale + more),
];

function byClass(widthOf: (name: StreetClass) => number): ExpressionSpecification {
  const cases = ORDER.filter((name) => name !== "minor").flatMap((name) => [name, widthOf(name)]);
  return ["match", ["get", "class"], ...cases, widthOf("minor")] as unknown as ExpressionSpecification;
}
