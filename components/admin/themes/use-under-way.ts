"use client";

import { useEffect } from "react";

const LOOK_AGAIN_MS = 2_000;

/** As long as somebody else's work is under way it is looked at again: nothing else tells this tab how it ends. */
export function useUnderWay(isUnderWay: boolean, look: () => void): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") look();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, look]);
}
