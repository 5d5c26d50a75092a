import type { StyleSpecification } from "maplibre-gl";
import { BAY_TILES } from "@/lib/core/geo/bay-tiles";
import type { Palette } from "../canvas/palette";
import { groundLayers, railLayers } from "./ground-layers";
import { type Fonts, labelLayers } from "./label-layers";
import { streetLayers } from "./street-layers";
import { BAY_SOURCE } from "./tile-layers";

export type { Fonts };

type Options = { palette: Palette; fonts: Fonts; tilesUrl: string };

const ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a> contributors, ' +
  '© <a href="https://openmaptiles.org/" target="_blank" rel="noopener">OpenMapTiles</a>';

/** The built-in Bay Area: streets, parks, water, rail and names from tiles of our own, glyphs by the page's own fonts. */
export function offlineStyle({ palette, fonts, tilesUrl }: Options): StyleSpecification {
  return {
    version: 8,
    name: "Kumquat, the Bay Area on paper",
    sources: {
      [BAY_SOURCE]: {
        type: "vector",
        tiles: [tilesUrl],
        bounds: [...BAY_TILES.bounds],
        minzoom: BAY_TILES.minZoom,
        maxzoom: BAY_TILES.maxZoom,
        attribution: ATTRIBUTION,
      },
    },
    layers: [
      ...groundLayers(palette),
      ...railLayers(palette),
      ...streetLayers(palette),
      ...labelLayers({ palette, fonts }),
    ],
  };
}
