import { startTransition, useEffect, useMemo, useState } from "react";
import type { Bounds } from "@/lib/core/geo/bounds";

/** Longer than the pause between two drags: rendering rows in between would drop frames of both. */
export const DEBOUNCE_MS = 500;

type ViewBounds = Bounds | null;
type DebouncedView = {
  view: ViewBounds;
  setView: (view: ViewBounds) => void;
  /** Called when the map moves again. */
  cancelPendingView: () => void;
};

/** The visible part of the map once it has come to rest; the first one at once. */
export function useDebouncedView(): DebouncedView {
  const [view, applyView] = useState<ViewBounds>(null);
  const { setView, cancelPendingView } = useMemo(
    () => debounceView((next) => startTransition(() => applyView(next))),
    [],
  );
  useEffect(() => cancelPendingView, [cancelPendingView]);
  return { view, setView, cancelPendingView };
}

export function debounceView(apply: (view: ViewBounds) => void): Omit<DebouncedView, "view"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    setView(view) {
      const restMs = timer === undefined ? 0 : DEBOUNCE_MS;
      clearTimeout(timer);
      timer = setTimeout(apply, restMs, view);
    },
    cancelPendingView: () => clearTimeout(timer),
  };
}
