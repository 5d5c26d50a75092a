import type { SymbolLayerSpecification } from "maplibre-gl";
import type { MapComponents } from "./map-library";
import type { Palette } from "./palette";
import type { PlaceFeatures } from "./place-features";

export const PLACES_LAYER = "places";
export const NAMES_LAYER = "place-names";

/** Closer than this, pins have their names. */
const NAMES_MIN_ZOOM = 14;

type Props = {
  parts: MapComponents;
  data: PlaceFeatures;
  /** It has a name of its own. */
  selectedId: string | null;
  /** Of the names; null where the style has none that could be used. */
  font: string[] | null;
  palette: Palette;
};

/**
 * The pins and clusters in and around the view. They are placed before everything below them: names keep clear of all
 * pins, and the labels of the base map give way to both.
 */
export function PlaceLayers({ parts: { Source, Layer }, data, selectedId, font, palette }: Props) {
  return (
    <Source id="places" type="geojson" data={data}>
      {font && (
        <Layer
          id={NAMES_LAYER}
          type="symbol"
          minzoom={NAMES_MIN_ZOOM}
          filter={["all", ["has", "name"], ["!=", ["get", "id"], selectedId ?? ""]]}
          layout={{ ...NAME_LAYOUT, "text-font": ["literal", font] }}
          paint={{ "text-color": palette.ink, "text-halo-color": palette.paper, "text-halo-width": 1.6 }}
        />
      )}
      <Layer
        id={PLACES_LAYER}
        type="symbol"
        layout={{
          "icon-image": ["get", "image"],
          "icon-anchor": ["get", "anchor"],
          "icon-allow-overlap": true,
          "icon-padding": 0,
        }}
      />
    </Source>
  );
}

/** Below the foot of a pin, or beside it: clear of its own pin too, by which it would be left out. */
const NAME_LAYOUT: SymbolLayerSpecification["layout"] = {
  "text-field": ["get", "name"],
  "text-size": 13,
  "text-max-width": 9,
  "text-line-height": 1.15,
  "text-variable-anchor": ["top", "left", "right"],
  "text-offset": [2, 0.45],
  "text-justify": "auto",
  "text-padding": 2,
};
