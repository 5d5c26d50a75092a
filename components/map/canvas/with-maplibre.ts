import "maplibre-gl/dist/maplibre-gl.css";
import * as library from "maplibre-gl";
import { Layer, Map as MapComponent, Marker, Source } from "react-map-gl/maplibre";
import type { LoadedService } from "./parts";

const WORKER = new URL("../../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url);

export function withMapLibre(): LoadedService {
  // Begun from a blob, the worker keeps to the page's own security policy, which names the hosts of this map.
  const entry = `import ${JSON.stringify(new URL(WORKER.href, location.href).href)}`;
  library.setWorkerUrl(URL.createObjectURL(new Blob([entry], { type: "text/javascript" })));
  // The worker starts while the page still renders.
  library.prewarm();
  return { parts: { Map: MapComponent, Source, Layer, Marker }, own: { mapLib: library as never } };
}
