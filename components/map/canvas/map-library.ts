import type { Layer, Map as MapComponent, MapRef, Marker, Source } from "react-map-gl/maplibre";

/** The components of a map. react-map-gl gives both libraries this one shape, which MapLibre's types describe. */
export type MapComponents = {
  Map: typeof MapComponent;
  Source: typeof Source;
  Layer: typeof Layer;
  Marker: typeof Marker;
};

export type MapInstance = ReturnType<MapRef["getMap"]>;

export type LoadedLibrary = {
  components: MapComponents;
  /** Props that the two Map components name differently: the library, a token, what the credit says besides. */
  libraryProps: {
    mapLib: never;
    mapboxAccessToken?: string;
    attributionControl?: { compact: boolean; customAttribution: string[] };
  };
};
