"use client";

import { useState } from "react";
import type { MapService } from "../map-canvas-props";
import { loadMap } from "./load-map-library";

/** Sends for the map's library before the page around it has come alive. What fails is asked for again by the map. */
export function PreloadMap({ service }: { service: MapService }) {
  useState(() => {
    if (typeof window !== "undefined") loadMap(service).catch(() => {});
  });
  return null;
}
