import { startTransition, useEffect, useMemo, useState } from "react";
import type { Bounds } from "@/lib/geo/bounds";

/** Longer than who drags a map takes between two drags: rows made anew in between would cost both their frames. */
export const REST_MS = 500;

type View = Bounds | null;
type RestedView = {
  view: View;
  setView: (view: View) => void;
  /** The map moves again. */
  holdView: () => void;
};

/** The part of the map that is seen since it came to rest; the first one at once. */
export function useRestedView(): RestedView {
  const [view, settle] = useState<View>(null);
  const { setView, holdView } = useMemo(() => afterRest((seen) => startTransition(() => settle(seen))), []);
  useEffect(() => holdView, [holdView]);
  return { view, setView, holdView };
}

export function afterRest(settle: (view: View) => void): Omit<RestedView, "view"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    setView(view) {
      const restMs = timer === undefined ? 0 : REST_MS;
      clearTimeout(timer);
      timer = setTimeout(settle, restMs, view);
    },
    holdView: () => clearTimeout(timer),
  };
}
