"use client";

import { useCallback, useEffect, useRef } from "react";
import { MAP_ID, ROW_IN_TAB_ORDER } from "./focus-targets";

/** Where the focus goes when a card opens by the keyboard, and when one closes with the focus in it. */
export function useCardFocus(cardId: string | null, headingId: string) {
  const before = useRef<string | null>(null);
  const isWanted = useRef(false);

  useEffect(() => {
    const closed = before.current;
    before.current = cardId;
    if (cardId !== null && isWanted.current) focusElement(document.getElementById(headingId));
    if (cardId !== null) isWanted.current = false;
    if (cardId === null && closed !== null && document.activeElement === document.body) focusListRow(closed);
  }, [cardId, headingId]);

  /** The next card to open takes the focus; one that is open already takes it now. */
  return useCallback(
    (id: string) => {
      isWanted.current = id !== before.current;
      if (!isWanted.current) focusElement(document.getElementById(headingId));
    },
    [headingId],
  );
}

/** The row of what was closed, or the row that Tab would reach; without a list in sight, the map. */
function focusListRow(id: string): void {
  const rows = [`[role=option][data-id="${CSS.escape(id)}"]`, ROW_IN_TAB_ORDER].map((row) =>
    document.querySelector(row),
  );
  const row = rows.find((found) => found instanceof HTMLElement && found.offsetParent !== null);
  focusElement(row instanceof HTMLElement ? row : document.getElementById(MAP_ID));
}

const focusElement = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
