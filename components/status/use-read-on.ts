"use client";

import { useEffect, useState } from "react";

/** More than a thumb trembles. */
const MOVED_PX = 32;
const GESTURES = ["touchmove", "wheel"] as const;

/**
 * Whether a thumb or a wheel has scrolled the page on since this turn began or, where presses count too, something outside
 * the notices was pressed. What the page does by itself doesn't count, and no key: Tab leads through the page to the notices.
 */
export function useReadOn(turn = 0, doPressesCount = false): boolean {
  const [readOnAt, setReadOnAt] = useState(-1);
  useEffect(() => {
    // As the last scroll event left it: at a gesture's own event the page may be further on already.
    let from = window.scrollY;
    let isReaders = false;
    const gesture = () => {
      isReaders = true;
    };
    const scroll = () => {
      if (!isReaders) from = window.scrollY;
      else if (Math.abs(window.scrollY - from) > MOVED_PX) setReadOnAt(turn);
    };
    const press = ({ target }: PointerEvent) => {
      const isOnNotices = target instanceof Element && target.closest("[data-notices]") !== null;
      if (doPressesCount && !isOnNotices) setReadOnAt(turn);
    };
    for (const name of GESTURES) window.addEventListener(name, gesture, { passive: true });
    window.addEventListener("scroll", scroll, { passive: true });
    window.addEventListener("pointerdown", press, { passive: true, capture: true });
    return () => {
      for (const name of GESTURES) window.removeEventListener(name, gesture);
      window.removeEventListener("scroll", scroll);
      window.removeEventListener("pointerdown", press, { capture: true });
    };
  }, [turn, doPressesCount]);
  return readOnAt === turn;
}
