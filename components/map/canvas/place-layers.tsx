import { useMemo } from "react";
import type { MapPlace } from "../map-canvas-props";
import type { MapComponents } from "./map-library";
import { createPlaceFeatures, type MapViewport } from "./place-features";

export const PLACES_LAYER = "places";

type Props = { parts: MapComponents; places: readonly MapPlace[]; view: MapViewport | null };

/** The pins and clusters in and around the view. */
export function PlaceLayers({ parts: { Source, Layer }, places, view }: Props) {
  const arrange = useMemo(() => createPlaceFeatures(places), [places]);
  const data = useMemo(() => arrange(view), [arrange, view]);
  return (
    <Source id="places" type="geojson" data={data}>
      <Layer
        id={PLACES_LAYER}
        type="symbol"
        layout={{
          "icon-image": ["get", "image"],
          "icon-anchor": ["get", "anchor"],
          "icon-allow-overlap": true,
          "icon-ignore-placement": true,
        }}
      />
    </Source>
  );
}
