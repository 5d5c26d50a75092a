"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Where the focus goes once the choices have changed under it: an element's data-focus. */
export type FocusSpot = "first" | "current" | "opener";

/** Buttons come and go as a reader chooses: the focus stays among them, and moves only when they moved it. */
export function useFocusAfter<T extends HTMLElement>(): [RefObject<T | null>, (spot: FocusSpot) => void] {
  const box = useRef<T>(null);
  const wanted = useRef<FocusSpot | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const spot = wanted.current;
    wanted.current = null;
    box.current?.querySelector<HTMLElement>(`[data-focus~="${spot}"]`)?.focus({ preventScroll: true });
  });
  return [
    box,
    (spot) => {
      wanted.current = spot;
    },
  ];
}
