"use client";

import { useCallback, useEffect, useRef } from "react";

/** Returns a function that gives the signal for a request: aborted when the component unmounts. */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(null);
  useEffect(() => {
    const mounted = new AbortController();
    controller.current = mounted;
    return () => mounted.abort();
  }, []);
  return useCallback(() => controller.current?.signal ?? AbortSignal.abort(), []);
}
