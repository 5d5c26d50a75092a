"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StatusNotice } from "@/lib/client/status/notice-store";
import { NoticeCard } from "./notice-card";

type Props = {
  shown: readonly StatusNotice[];
  onUndo: (notice: StatusNotice) => void;
  onClose: (notice: StatusNotice) => void;
};

/** The notices in their corner. While a pointer or the focus is among them all of them stay. */
export function NoticeList({ shown, onUndo, onClose }: Props) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const section = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  /** To where the reader was before they came here. */
  function giveFocusBack(): void {
    setHasFocus(false);
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
  }

  // A notice can give way to a refusal while the focus is on it: then the focus is nowhere.
  const keepFocus = useEffectEvent(() => {
    if (hasFocus && !section.current?.contains(document.activeElement)) giveFocusBack();
  });
  useEffect(() => {
    if (shown.length > 0) keepFocus();
  }, [shown]);

  return (
    <section
      ref={section}
      aria-label="Your last changes"
      className="status-notices"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setHasFocus(true);
        const isFromOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
        if (isFromOutside) cameFrom.current = relatedTarget;
      }}
      onBlur={({ relatedTarget, currentTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      {shown.map((notice) => (
        <NoticeCard
          key={`${notice.id} ${notice.turn}`}
          notice={notice}
          isHeld={isHovered || hasFocus}
          onUndo={() => {
            giveFocusBack();
            onUndo(notice);
          }}
          onClose={(isByHand) => {
            if (isByHand) giveFocusBack();
            onClose(notice);
          }}
        />
      ))}
    </section>
  );
}
