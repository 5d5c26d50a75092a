import { useEffect, useRef } from "react";
import type { MapInstance } from "./map-library";
import { canCreateWebGlContext, NO_WEBGL } from "./webgl-support";

const LOAD_TIMEOUT_MS = 20_000;
/** How long a browser may take to give a lost drawing surface back. */
const RESTORE_TIMEOUT_MS = 8_000;
const CONTEXT_LOST_MESSAGE = "The map stopped drawing. The list still shows everything that is on it.";

type Options = { map: MapInstance | null; name: string; onFail: (message: string) => void };
type MapError = { error: Error & { status?: number }; sourceId?: string };

/** Tells once when a service does not come: its style or token refused, nothing in time, or its surface lost for good. */
export function useMapFailure({ map, name, onFail }: Options) {
  const state = useRef({ hasStyle: false, isLoaded: false, hasFailed: false });
  const told = useRef(onFail);
  told.current = onFail;
  const fail = useRef((message: string) => {
    if (state.current.hasFailed) return;
    state.current.hasFailed = true;
    told.current(message);
  }).current;

  useEffect(() => {
    const timer = setTimeout(() => !state.current.isLoaded && fail(`Failed to load ${name}`), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [name, fail]);

  useEffect(() => {
    const canvas = map?.getCanvas();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lost = () => {
      timer = setTimeout(() => fail(CONTEXT_LOST_MESSAGE), RESTORE_TIMEOUT_MS);
    };
    const restored = () => clearTimeout(timer);
    canvas?.addEventListener("webglcontextlost", lost);
    canvas?.addEventListener("webglcontextrestored", restored);
    return () => {
      restored();
      canvas?.removeEventListener("webglcontextlost", lost);
      canvas?.removeEventListener("webglcontextrestored", restored);
    };
  }, [map, fail]);

  return {
    onStyleData: () => {
      state.current.hasStyle = true;
    },
    onLoad: () => {
      state.current.isLoaded = true;
    },
    /** A tile that is missing is no failure; a style or a key that is refused is. */
    onError: ({ error }: MapError) => {
      const isRefused = error.status === 401 || error.status === 403;
      if (state.current.isLoaded || (!isRefused && state.current.hasStyle)) return;
      fail(map || canCreateWebGlContext() ? `Failed to load ${name}` : NO_WEBGL);
    },
  };
}
