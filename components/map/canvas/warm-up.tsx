"use client";

import { useState } from "react";
import type { MapService } from "../contract";
import { loadDrawing } from "./load-service";

/** Sends for the map's library before the page around it has come alive. What fails is asked for again by the map. */
export function WarmUp({ service }: { service: MapService }) {
  useState(() => {
    if (typeof window !== "undefined") loadDrawing(service).catch(() => {});
  });
  return null;
}
