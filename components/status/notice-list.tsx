"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StatusNotice } from "@/lib/client/status/notice-store";
import { classNames } from "../ui/class-names";
import { NoticeCard } from "./notice-card";

type Props = {
  shown: readonly StatusNotice[];
  onUndo: (notice: StatusNotice) => void;
  onClose: (notice: StatusNotice) => void;
};

/** Above the tab bar where there is one; at the top of a screen whose lower half is for thumbs. */
const NOTICES = classNames(
  "pointer-events-none fixed inset-x-3 bottom-[calc(12px+env(safe-area-inset-bottom))] z-40 grid gap-2",
  "max-lg:with-tab-bar:bottom-[calc(12px+var(--spacing-tab-bar))]",
  "max-lg:with-notices-on-top:top-[calc(12px+env(safe-area-inset-top))] max-lg:with-notices-on-top:bottom-auto",
  "md:right-auto md:bottom-6 md:left-6 md:w-[min(420px,calc(100vw-48px))]",
);

/** The notices in their corner. All of them stay while one is hovered or has the focus. */
export function NoticeList({ shown, onUndo, onClose }: Props) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const section = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement | null>(null);

  /** To the element that had it before the notices. */
  function returnFocus(): void {
    setHasFocus(false);
    if (previousFocus.current?.isConnected) previousFocus.current.focus({ preventScroll: true });
  }

  // An error can replace a notice that has the focus: then nothing has it.
  const rescueFocus = useEffectEvent(() => {
    if (hasFocus && !section.current?.contains(document.activeElement)) returnFocus();
  });
  useEffect(() => {
    if (shown.length > 0) rescueFocus();
  }, [shown]);

  return (
    <section
      ref={section}
      aria-label="Your last changes"
      className={NOTICES}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setHasFocus(true);
        const isFromOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
        if (isFromOutside) previousFocus.current = relatedTarget;
      }}
      onBlur={({ relatedTarget, currentTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      {shown.map((notice) => (
        <NoticeCard
          key={`${notice.id} ${notice.turn}`}
          notice={notice}
          isHeld={isHovered || hasFocus}
          onUndo={() => {
            returnFocus();
            onUndo(notice);
          }}
          onClose={(isByHand) => {
            if (isByHand) returnFocus();
            onClose(notice);
          }}
        />
      ))}
    </section>
  );
}
