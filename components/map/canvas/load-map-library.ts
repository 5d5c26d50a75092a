import type { MapService } from "../map-canvas-props";
import type { LoadedLibrary } from "./map-library";
import type { RenderedMap } from "./rendered-map";

/** Loads the library of one service: no other page, and no other service, downloads it. */
export async function loadMap(service: MapService): Promise<{ Drawing: typeof RenderedMap; loaded: LoadedLibrary }> {
  const [drawing, loaded] = await Promise.all([import("./rendered-map"), loadLibrary(service)]);
  return { Drawing: drawing.RenderedMap, loaded };
}

async function loadLibrary(service: MapService): Promise<LoadedLibrary> {
  if (service.kind === "mapbox") return (await import("./mapbox-library")).mapboxLibrary(service.token);
  return (await import("./maplibre-library")).mapLibreLibrary();
}
