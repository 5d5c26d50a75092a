import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { Bounds } from "@/lib/geo/bounds";

/** Longer than who drags a map takes between two drags: rows made anew in between would cost both their frames. */
const REST_MS = 500;

type RestedView = { view: Bounds | null; setView: (bounds: Bounds | null) => void };

/** The part of the map that is seen since it came to rest; the first one at once. */
export function useRestedView(): RestedView {
  const [view, settle] = useState<Bounds | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const setView = useCallback((bounds: Bounds | null) => {
    const restMs = timer.current === undefined ? 0 : REST_MS;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => settle(bounds)), restMs);
  }, []);
  return { view, setView };
}
