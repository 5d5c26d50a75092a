import { useMemo } from "react";
import type { Bounds, MapPlace } from "../contract";
import { placeFeatures, SINGLES_MAX, singlesOf } from "./arrange-places";
import { clusterImage, MARKER_IMAGE } from "./image-names";
import type { MapParts } from "./parts";

export const PLACES_LAYER = "places";
export const CLUSTERS_LAYER = "clusters";
export const CLUSTERED_SOURCE = "clustered-places";
export const PRESSABLE_LAYERS = [PLACES_LAYER, "lone-places", CLUSTERS_LAYER];

type Props = { parts: MapParts; places: readonly MapPlace[]; view: Bounds | null };

const PIN_LAYOUT = {
  "icon-image": MARKER_IMAGE,
  "icon-anchor": "bottom",
  "icon-allow-overlap": true,
  "icon-ignore-placement": true,
} as const;

/** Every place in one clustered source, and those that are drawn one by one in a small one of their own. */
export function PlacesLayers({ parts: { Source, Layer }, places, view }: Props) {
  const all = useMemo(() => (places.length > SINGLES_MAX ? placeFeatures(places) : null), [places]);
  const singles = useMemo(() => singlesOf(places, view), [places, view]);
  const near = useMemo(() => placeFeatures(singles ?? []), [singles]);
  const visibility = singles ? "none" : "visible";
  return (
    <>
      {all && (
        <Source id={CLUSTERED_SOURCE} type="geojson" data={all} cluster clusterRadius={56} clusterMaxZoom={16}>
          <Layer
            id={CLUSTERS_LAYER}
            type="symbol"
            filter={["has", "point_count"]}
            layout={{
              "icon-image": clusterImage,
              "icon-allow-overlap": true,
              "icon-ignore-placement": true,
              visibility,
            }}
          />
          <Layer
            id="lone-places"
            type="symbol"
            filter={["!", ["has", "point_count"]]}
            layout={{ ...PIN_LAYOUT, visibility }}
          />
        </Source>
      )}
      <Source id="near-places" type="geojson" data={near}>
        <Layer id={PLACES_LAYER} type="symbol" layout={PIN_LAYOUT} />
      </Source>
    </>
  );
}
