"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/** Gives focus back to a button that lost it by being disabled while busy, unless focus has moved elsewhere. */
export function useRestoreFocus(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasFocused = useRef(false);

  // Before the browser removes focus from the disabled button.
  useLayoutEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (!isBusy && wasFocused.current && isNowhere) button.current?.focus({ preventScroll: true });
    wasFocused.current = isBusy && document.activeElement === button.current;
  }, [isBusy]);
  return button;
}
