import { useCallback, useEffect, useRef } from "react";
import type { MapInstance } from "./map-library";

const OPEN = ["maplibregl-compact-show", "mapboxgl-compact-show"];

/** The credit is open at first, and folds once the reader does something, as the libraries fold it at a drag. */
export function useFoldingCredit(map: MapInstance | null, selectedId: string | null) {
  const fold = useCallback(() => {
    const open = map?.getContainer().querySelectorAll(OPEN.map((name) => `.${name}`).join());
    for (const credit of open ?? []) credit.classList.remove(...OPEN);
  }, [map]);
  const shown = useRef(selectedId);
  useEffect(() => {
    if (shown.current !== selectedId) fold();
    shown.current = selectedId;
  }, [selectedId, fold]);
  return fold;
}
