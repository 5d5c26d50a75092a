"use client";

import { useLayoutEffect, useRef } from "react";

const DOUBLE_TAP = { px: 40, ms: 600 };

type Tap = Pick<MouseEvent, "clientX" | "clientY" | "timeStamp" | "detail">;

/**
 * A click handler for the capture phase: where one click has replaced the buttons, the second half of a double tap is
 * stopped, whatever has moved below it: another button, or the next place's link. Clicks by keyboard have no count.
 */
export function useSecondTapGuard(shown: string) {
  const last = useRef({ x: 0, y: 0, scrolled: 0, at: Number.NEGATIVE_INFINITY });
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { x, y, scrolled, at } = last.current;
    const stop = (event: MouseEvent) => {
      const isNear = Math.hypot(event.clientX - x, event.clientY - y) < DOUBLE_TAP.px;
      const isSecond = isNear && window.scrollY === scrolled && event.timeStamp - at <= DOUBLE_TAP.ms;
      if (event.detail === 0 || !isSecond) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("click", stop, { capture: true });
    const end = setTimeout(() => document.removeEventListener("click", stop, { capture: true }), DOUBLE_TAP.ms);
    return () => {
      clearTimeout(end);
      document.removeEventListener("click", stop, { capture: true });
    };
  }, [shown]);
  return ({ detail, clientX: x, clientY: y, timeStamp: at }: Tap): void => {
    last.current = { x, y, scrolled: window.scrollY, at: detail > 0 ? at : Number.NEGATIVE_INFINITY };
  };
}
