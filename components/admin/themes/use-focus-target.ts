"use client";

import { type RefObject, useCallback, useEffect, useRef } from "react";

/** A place to go on from: a part of one theme's card, or the screen's own when that card is the last that left. */
export type FocusTarget = "card" | "edit" | "approve" | "words";
type PendingFocus = { id: string | null; spot: FocusTarget };

/** Cards change and leave under the hands of who works on them: the focus goes where the work goes on. */
export function useFocusTarget(): [RefObject<HTMLDivElement | null>, (id: string | null, spot: FocusTarget) => void] {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<PendingFocus>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    const { id, spot } = wanted.current;
    wanted.current = null;
    const card = id === null ? null : box.current?.querySelector<HTMLElement>(`[data-theme="${CSS.escape(id)}"]`);
    const part = card ? spot : "screen";
    const within = card ?? box.current;
    const place = part === "card" ? within : within?.querySelector<HTMLElement>(`[data-focus="${part}"]`);
    place?.focus();
  });

  return [
    box,
    useCallback((id, spot) => {
      wanted.current = { id, spot };
    }, []),
  ];
}
