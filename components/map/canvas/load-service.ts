import type { MapService } from "../contract";
import type { LoadedService } from "./parts";

/** Fetches the library that draws: no other page, and no other service, costs a byte of it. */
export async function loadService(service: MapService): Promise<LoadedService> {
  if (service.kind === "mapbox") return (await import("./with-mapbox")).withMapbox(service.token);
  return (await import("./with-maplibre")).withMapLibre();
}

export const serviceName = ({ kind }: MapService): string => (kind === "mapbox" ? "Mapbox" : "MapLibre");
