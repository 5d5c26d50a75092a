"use client";

import { type PointerEvent, type RefObject, useRef } from "react";

/** Pixels after which releasing closes the sheet. */
const CLOSE_DISTANCE = 80;

/** Lets a sheet follow a drag downwards, and closes it when the drag went far enough. */
export function useDragToClose(sheet: RefObject<HTMLElement | null>, onClose: (() => void) | undefined) {
  const from = useRef<number | null>(null);

  function moveBy(pixels: number): void {
    if (sheet.current) sheet.current.style.translate = pixels > 0 ? `0 ${pixels}px` : "";
  }
  const draggedBy = (event: PointerEvent): number => (from.current === null ? 0 : event.clientY - from.current);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!onClose) return;
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current !== null) moveBy(draggedBy(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const distance = draggedBy(event);
      from.current = null;
      if (distance > CLOSE_DISTANCE) onClose?.();
      else moveBy(0);
    },
    onPointerCancel() {
      from.current = null;
      moveBy(0);
    },
  };
}
