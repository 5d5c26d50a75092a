"use client";

import { useEffect } from "react";
import type { MapService } from "../contract";
import { loadDrawing } from "./load-service";

/** Sends for the map's library while the page still finds out who is there. What fails is asked for again by the map. */
export function WarmUp({ service }: { service: MapService }) {
  useEffect(() => {
    loadDrawing(service).catch(() => {});
  }, [service]);
  return null;
}
