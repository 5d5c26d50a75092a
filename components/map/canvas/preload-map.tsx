"use client";

import { useState } from "react";
import type { MapService } from "../map-canvas-props";
import { loadMap } from "./load-map-library";

/** Starts to load the map's library before the page is hydrated. The map retries what fails. */
export function PreloadMap({ service }: { service: MapService }) {
  useState(() => {
    if (typeof window !== "undefined") loadMap(service).catch(() => {});
  });
  return null;
}
