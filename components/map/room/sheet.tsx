"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { useDragDown } from "./use-drag-down";

type Props = {
  labelledBy?: string;
  /** Without it, the sheet stays. */
  onClose?: () => void;
  /** Pixels of the map that it covers from below: none where it floats beside. */
  onCover: (pixels: number) => void;
  children: ReactNode;
  className?: string;
};

/** From the bottom on phones, where it can be dragged away; a card in the corner on wide screens. */
export function Sheet({ labelledBy, onClose, onCover, children, className }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const drag = useDragDown(sheet, onClose);
  const tellCover = useEffectEvent(onCover);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      tellCover(width > window.innerWidth * 0.9 ? Math.round(height) : 0);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      tellCover(0);
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
