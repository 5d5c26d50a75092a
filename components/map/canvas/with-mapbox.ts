import "mapbox-gl/dist/mapbox-gl.css";
import library from "mapbox-gl";
import { Layer, Map as MapComponent, Marker, Source } from "react-map-gl/mapbox";
import type { LoadedService, MapParts } from "./parts";

export function withMapbox(token: string): LoadedService {
  const parts = { Map: MapComponent, Source, Layer, Marker } as unknown as MapParts;
  return { parts, own: { mapLib: library as never, mapboxAccessToken: token } };
}
