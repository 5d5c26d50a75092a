"use client";

import { useCallback, useEffect, useRef } from "react";
import { scrollTo } from "../list/scroll-to";
import { MAP_ID, ROW_IN_TAB_ORDER } from "../screen/focus-targets";

/** Moves the focus when a card is opened by keyboard, and when one closes with the focus in it. */
export function useCardFocus(cardId: string | null, headingId: string) {
  const before = useRef<string | null>(null);
  const shouldFocus = useRef(false);

  useEffect(() => {
    const closed = before.current;
    before.current = cardId;
    if (cardId !== null && shouldFocus.current) focusElement(document.getElementById(headingId));
    if (cardId !== null) shouldFocus.current = false;
    if (cardId === null && closed !== null && document.activeElement === document.body) focusListRow(closed);
  }, [cardId, headingId]);

  /** The next card to open takes the focus; one that is open already takes it now. */
  return useCallback(
    (id: string) => {
      shouldFocus.current = id !== before.current;
      if (!shouldFocus.current) focusElement(document.getElementById(headingId));
    },
    [headingId],
  );
}

/** The row of the closed card, or the row that Tab would reach; the map where no list is visible. */
function focusListRow(id: string): void {
  const rows = [`tr[data-id="${CSS.escape(id)}"]`, ROW_IN_TAB_ORDER].map((row) => document.querySelector(row));
  const row = rows.find((found) => found instanceof HTMLElement && found.offsetParent !== null);
  focusElement(row instanceof HTMLElement ? row : document.getElementById(MAP_ID));
}

function focusElement(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  scrollTo(element, "nearest");
}
