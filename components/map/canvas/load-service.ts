import type { MapService } from "../contract";
import type { Drawing } from "./drawing";
import type { LoadedService } from "./parts";

/** Fetches all that draws a map: no other page, and no other service, costs a byte of it. */
export async function loadDrawing(service: MapService): Promise<{ Drawing: typeof Drawing; loaded: LoadedService }> {
  const [drawing, loaded] = await Promise.all([import("./drawing"), loadService(service)]);
  return { Drawing: drawing.Drawing, loaded };
}

async function loadService(service: MapService): Promise<LoadedService> {
  if (service.kind === "mapbox") return (await import("./with-mapbox")).withMapbox(service.token);
  return (await import("./with-maplibre")).withMapLibre();
}

export const serviceName = ({ kind }: MapService): string => (kind === "mapbox" ? "Mapbox" : "MapLibre");
