"use client";

import { type MouseEvent, useRef } from "react";

const DOUBLE_TAP = { px: 40, ms: 600 };

/**
 * A click handler for the capture phase: where one click has replaced the buttons, it stops the second half of a double
 * tap, which falls on whatever has taken their place. Clicks by keyboard have no count.
 */
export function useSecondTapGuard(shown: string) {
  const last = useRef({ shown, x: 0, y: 0, at: Number.NEGATIVE_INFINITY });
  return (event: MouseEvent): void => {
    const { detail, clientX: x, clientY: y, timeStamp: at } = event;
    const { shown: shownBefore, ...before } = last.current;
    const isNear = Math.hypot(x - before.x, y - before.y) < DOUBLE_TAP.px;
    if (detail > 0 && shownBefore !== shown && isNear && at - before.at < DOUBLE_TAP.ms) event.stopPropagation();
    else last.current = { shown, x, y, at };
  };
}
