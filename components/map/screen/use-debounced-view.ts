import { startTransition, useEffect, useMemo, useState } from "react";
import type { Bounds } from "@/lib/core/geo/bounds";

/** Longer than who drags a map takes between two drags: rows made anew in between would cost both their frames. */
export const DEBOUNCE_MS = 500;

type ViewBounds = Bounds | null;
type DebouncedView = {
  view: ViewBounds;
  setView: (view: ViewBounds) => void;
  /** The map moves again. */
  cancelPendingView: () => void;
};

/** The part of the map that is seen since it came to rest; the first one at once. */
export function useDebouncedView(): DebouncedView {
  const [view, settle] = useState<ViewBounds>(null);
  const { setView, cancelPendingView } = useMemo(() => debounceView((seen) => startTransition(() => settle(seen))), []);
  useEffect(() => cancelPendingView, [cancelPendingView]);
  return { view, setView, cancelPendingView };
}

export function debounceView(settle: (view: ViewBounds) => void): Omit<DebouncedView, "view"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    setView(view) {
      const restMs = timer === undefined ? 0 : DEBOUNCE_MS;
      clearTimeout(timer);
      timer = setTimeout(settle, restMs, view);
    },
    cancelPendingView: () => clearTimeout(timer),
  };
}
