import type { StyleSpecification } from "maplibre-gl";
import type { MapService } from "../contract";
import { type Fonts, offlineStyle } from "./offline-style";
import type { Palette } from "./palette";

const MAPBOX_STYLES = { light: "mapbox://styles/mapbox/light-v11", dark: "mapbox://styles/mapbox/dark-v11" };

type Options = { palette: Palette; fonts: Fonts; isDark: boolean };

/** The style of a service: its address, or the built-in one in the inks of the scheme that is on. */
export function mapStyle(service: MapService, { palette, fonts, isDark }: Options): string | StyleSpecification {
  if (service.kind === "mapbox") return MAPBOX_STYLES[isDark ? "dark" : "light"];
  if (service.kind === "maplibre") return service.styleUrl;
  return offlineStyle({ palette, fonts });
}
