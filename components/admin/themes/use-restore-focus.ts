"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/** A button that was pressed and is disabled while it works loses the focus: it has it back, unless somebody moved on. */
export function useRestoreFocus(isWorking: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasFocused = useRef(false);

  // Before the browser takes the focus from what has just been disabled.
  useLayoutEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (!isWorking && wasFocused.current && isNowhere) button.current?.focus({ preventScroll: true });
    wasFocused.current = isWorking && document.activeElement === button.current;
  }, [isWorking]);
  return button;
}
