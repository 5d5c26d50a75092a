import type { MapService } from "../map-canvas-props";

export const serviceName = ({ kind }: MapService): string => (kind === "mapbox" ? "Mapbox" : "MapLibre");
