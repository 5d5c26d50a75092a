import { useEffect } from "react";
import type { MapInstance } from "./map-library";

const STARTS = ["dataloading", "movestart"] as const;

/** Sets aria-busy on the map's element while it draws, outside React: it changes with every tile and every move. */
export function useAriaBusy(map: MapInstance | null): void {
  useEffect(() => {
    if (!map) return;
    const box = map.getContainer();
    const busy = () => box.setAttribute("aria-busy", "true");
    const idle = () => box.setAttribute("aria-busy", "false");
    busy();
    for (const start of STARTS) map.on(start, busy);
    map.on("idle", idle);
    return () => {
      for (const start of STARTS) map.off(start, busy);
      map.off("idle", idle);
    };
  }, [map]);
}
