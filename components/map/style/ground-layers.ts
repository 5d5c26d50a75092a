import type { DataDrivenPropertyValueSpecification, LayerSpecification } from "maplibre-gl";
import type { Palette } from "../canvas/palette";
import { BAY_SOURCE } from "./tile-layers";

/** Water, parks and rail. The ground itself is no layer but the color of the element below: paper from the first frame. */
export const groundLayers = (palette: Palette): LayerSpecification[] => [
  {
    id: "green",
    type: "fill",
    source: BAY_SOURCE,
    "source-layer": "green",
    paint: { "fill-color": groundColor(palette), "fill-antialias": false },
  },
  {
    id: "water",
    type: "fill",
    source: BAY_SOURCE,
    "source-layer": "water",
    paint: { "fill-color": palette.water, "fill-outline-color": palette.shore },
  },
];

const groundColor = (palette: Palette): DataDrivenPropertyValueSpecification<string> => [
  "match",
  ["get", "class"],
  ["campus", "airport"],
  palette.campus,
  "runway",
  palette.street,
  "beach",
  palette.beach,
  palette.park,
];

export const railLayers = ({ rail, land }: Palette): LayerSpecification[] => [
  {
    id: "rail",
    type: "line",
    source: BAY_SOURCE,
    "source-layer": "rail",
    minzoom: 11,
    paint: { "line-color": rail, "line-width": ["interpolate", ["exponential", 1.5], ["zoom"], 11, 0.8, 17, 3] },
  },
  {
    id: "rail-ties",
    type: "line",
    source: BAY_SOURCE,
    "source-layer": "rail",
    minzoom: 14,
    paint: {
      "line-color": land,
      "line-width": ["interpolate", ["exponential", 1.5], ["zoom"], 14, 0.6, 17, 1.4],
      "line-dasharray": [4, 4],
    },
  },
];
