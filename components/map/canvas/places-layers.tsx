import { useMemo } from "react";
import type { MapPlace } from "../contract";
import { arranger, type View } from "./arrange-places";
import type { MapParts } from "./parts";

export const PLACES_LAYER = "places";

type Props = { parts: MapParts; places: readonly MapPlace[]; view: View | null };

/** The pins and clusters in and around the view. */
export function PlacesLayers({ parts: { Source, Layer }, places, view }: Props) {
  const arrange = useMemo(() => arranger(places), [places]);
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
