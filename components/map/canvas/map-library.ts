import type { Layer, Map as MapComponent, MapRef, Marker, Source } from "react-map-gl/maplibre";

/** What a map is put together from. react-map-gl gives both libraries this one shape; MapLibre's types stand for it. */
export type MapComponents = {
  Map: typeof MapComponent;
  Source: typeof Source;
  Layer: typeof Layer;
  Marker: typeof Marker;
};

export type MapInstance = ReturnType<MapRef["getMap"]>;

export type LoadedLibrary = {
  components: MapComponents;
  /** What both Map components take only under its own name: the library, a token. */
  libraryProps: { mapLib: never; mapboxAccessToken?: string };
};
