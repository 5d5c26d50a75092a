"use client";

import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Where focus moves: a part of a theme's card, or the screen itself when no card is left. */
type FocusTarget = "card" | "edit" | "approve" | "theme";
type PendingFocus = { id: string | null; target: FocusTarget };

/** Moves focus after the next render, because an action often removes the element that had it. */
export function useFocusTarget(): [RefObject<HTMLDivElement | null>, (id: string | null, target: FocusTarget) => void] {
  const screen = useRef<HTMLDivElement>(null);
  const pending = useRef<PendingFocus>(null);

  useEffect(() => {
    if (pending.current === null) return;
    const { id, target } = pending.current;
    pending.current = null;
    const card = id === null ? null : screen.current?.querySelector<HTMLElement>(`[data-theme="${CSS.escape(id)}"]`);
    const part = card ? target : "screen";
    const container = card ?? screen.current;
    const element = part === "card" ? container : container?.querySelector<HTMLElement>(`[data-focus="${part}"]`);
    element?.focus();
  });

  return [
    screen,
    useCallback((id, target) => {
      pending.current = { id, target };
    }, []),
  ];
}
