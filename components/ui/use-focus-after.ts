"use client";

import { type RefObject, useEffect, useRef } from "react";

/** The data-focus of the element that gets the focus once the choices have changed. */
type FocusSpot = "first" | "current" | "opener";

/** Buttons are replaced as a reader chooses: after a choice, and only then, the focus moves to the given one. */
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
