import "mapbox-gl/dist/mapbox-gl.css";
import library from "mapbox-gl";
import { Layer, Map as MapComponent, Marker, Source } from "react-map-gl/mapbox";
import type { LoadedLibrary, MapComponents } from "./map-library";

export function mapboxLibrary(token: string): LoadedLibrary {
  const parts = { Map: MapComponent, Source, Layer, Marker } as unknown as MapComponents;
  return { components: parts, libraryProps: { mapLib: library as never, mapboxAccessToken: token } };
}
