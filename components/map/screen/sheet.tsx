"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { MapInsets } from "../map-canvas-props";
import { useDragToClose } from "./use-drag-to-close";

export type SheetInsets = Pick<MapInsets, "right" | "bottom">;
export const NO_SHEET_INSETS: SheetInsets = { right: 0, bottom: 0 };

type Props = {
  labelledBy?: string;
  /** Without it, the sheet stays. */
  onClose?: () => void;
  /** Pixels of the map that it covers: the bottom on phones, the right on wide screens. */
  onInsetsChange: (insets: SheetInsets) => void;
  children: ReactNode;
  className?: string;
};

/** From the bottom on phones, where it can be dragged away; a card in the corner on wide screens. */
export function Sheet({ labelledBy, onClose, onInsetsChange, children, className }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const drag = useDragToClose(sheet, onClose);
  const reportInsets = useEffectEvent(onInsetsChange);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const measure = () => {
      const { left, width, height } = element.getBoundingClientRect();
      const isAcross = width > window.innerWidth * 0.9;
      reportInsets(
        isAcross ? { right: 0, bottom: Math.round(height) } : { right: window.innerWidth - left, bottom: 0 },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      reportInsets(NO_SHEET_INSETS);
    };
  }, []);

  return (
    <section ref={sheet} aria-labelledby={labelledBy} className={classNames("room-sheet", className)}>
      <div className="room-grip" aria-hidden="true" {...drag} />
      {children}
      {onClose && (
        <button type="button" aria-label="Close" onClick={onClose} className="room-sheet-close">
          <Icon name="cross" />
        </button>
      )}
    </section>
  );
}
