import { useEffect, useRef } from "react";
import type { MapInstance } from "./map-library";
import { canCreateWebGlContext, NO_WEBGL } from "./webgl-support";

const LOAD_TIMEOUT_MS = 20_000;
/** How long a browser may take to restore a lost WebGL context. */
const RESTORE_TIMEOUT_MS = 8_000;
const CONTEXT_LOST_MESSAGE = "The map stopped drawing. The list still shows everything that is on it.";

type Options = { map: MapInstance | null; name: string; onFail: (message: string) => void };
type MapError = { error: Error & { status?: number }; sourceId?: string };

/** Reports once that a service failed: style or token refused, nothing loaded in time, or the context lost for good. */
export function useMapFailure({ map, name, onFail }: Options) {
  const state = useRef({ hasStyle: false, isLoaded: false, hasFailed: false });
  const report = useRef(onFail);
  report.current = onFail;
  const fail = useRef((message: string) => {
    if (state.current.hasFailed) return;
    state.current.hasFailed = true;
    report.current(message);
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
    /** A missing tile is no failure; a refused style or key is. */
    onError: ({ error }: MapError) => {
      const isRefused = error.status === 401 || error.status === 403;
      if (state.current.isLoaded || (!isRefused && state.current.hasStyle)) return;
      fail(map || canCreateWebGlContext() ? `Failed to load ${name}` : NO_WEBGL);
    },
  };
}
