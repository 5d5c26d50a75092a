import "maplibre-gl/dist/maplibre-gl.css";
import * as library from "maplibre-gl";
import { Layer, Map as MapComponent, Marker, Source } from "react-map-gl/maplibre";
import type { LoadedLibrary } from "./map-library";

const WORKER_URL = new URL("../../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url);

export function mapLibreLibrary(): LoadedLibrary {
  // Started from a blob, the worker has the page's own security policy, which names the hosts of this map.
  const entry = `import ${JSON.stringify(new URL(WORKER_URL.href, location.href).href)}`;
  library.setWorkerUrl(URL.createObjectURL(new Blob([entry], { type: "text/javascript" })));
  // The worker starts while the page still renders.
  library.prewarm();
  const mapLib = { ...library, Map: SkylessMap };
  return {
    components: { Map: MapComponent, Source, Layer, Marker },
    // The sources must be named, the library needn't: on a phone their names fit one line.
    libraryProps: { mapLib: mapLib as never, attributionControl: { compact: true, customAttribution: [] } },
  };
}

/**
 * Without the sky, which the library draws below the whole map in every frame, with any style. None of our maps tilts
 * far enough to show it; without a GPU it took nearly half of a frame. Decision 021 has the figures.
 */
class SkylessMap extends library.Map {
  constructor(options: library.MapOptions) {
    super(options);
    const { sky, ...functions } = this.painter.drawFunctions;
    this.painter.drawFunctions = {
      ...functions,
      sky: (mesh, frame) => {
        if (frame.data.isRenderingGlobe) sky(mesh, frame);
      },
    };
  }
}
