"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { scrollTo } from "../list/scroll-to";
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

/**
 * On phones it leaves the selected pin in sight below the controls; lying on its side, a phone has it in the right
 * half. On wide screens its lower margin leaves the map's attribution in sight.
 */
const SHEET = classNames(
  "relative z-5 col-start-1 row-span-full max-h-[max(160px,min(64%,560px,100%-var(--covered-top)-92px))] animate-rise-quick self-end rounded-t-sheet bg-raised px-5 pt-2.5 shadow-sheet",
  "md:max-lg:px-8",
  "landscape-phone:col-start-2 landscape-phone:h-full landscape-phone:max-h-none landscape-phone:rounded-tr-none landscape-phone:rounded-bl-sheet",
  "lg:col-start-2 lg:m-7 lg:mb-11 lg:max-h-[calc(100%-72px)] lg:w-100 lg:justify-self-end lg:rounded-sheet lg:p-6 lg:shadow-float",
);

/** From the bottom on phones, where it can be dragged away; beside the map where that is low; a card on wide screens. */
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
    scrollTo(element, "start");
    return () => {
      observer.disconnect();
      reportInsets(NO_SHEET_INSETS);
    };
  }, []);

  return (
    <section ref={sheet} aria-labelledby={labelledBy} className={classNames(SHEET, className)}>
      <div
        className="-mx-5 -mt-2.5 mb-1 grid cursor-grab touch-none place-items-center py-2.5 before:h-1.25 before:w-11 before:rounded-art before:bg-edge before:opacity-55 lg:hidden"
        aria-hidden="true"
        {...drag}
      />
      {children}
      {onClose && (
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="absolute top-4.5 right-3 grid size-11 place-items-center rounded-pill text-ink-soft hover:bg-sunk hover:text-ink focus-visible:shadow-none focus-visible:-outline-offset-3"
        >
          <Icon name="cross" />
        </button>
      )}
    </section>
  );
}
