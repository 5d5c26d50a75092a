"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StatusNotice } from "@/lib/client/status/notice-store";
import { classNames } from "../ui/class-names";
import { NoticeCard } from "./notice-card";
import { useReadOn } from "./use-read-on";

/** Between a button and the notices above which it was moved. */
const GAP_PX = 16;

type Props = {
  shown: readonly StatusNotice[];
  onUndo: (notice: StatusNotice) => void;
  onClose: (notice: StatusNotice) => void;
};

/**
 * Above the tab bar where there is one; below the controls of a screen whose lower half is for thumbs, or over its search
 * box while a place's card and pin need the rest. Where they take the whole width there is one at a time, the newest:
 * another is seen once that one is gone.
 */
const NOTICES = classNames(
  "pointer-events-none fixed transition-[opacity,translate,visibility] inset-x-3 bottom-[calc(12px+env(safe-area-inset-bottom))] z-40 grid gap-2 max-md:[&>:not(:last-child)]:hidden",
  "max-lg:with-tab-bar:bottom-[calc(12px+var(--spacing-tab-bar))]",
  "max-lg:with-notices-on-top:top-[max(12px,min(var(--map-controls,0px)+10px,45dvh))] max-lg:with-notices-on-top:bottom-auto",
  "with-notices-over-search:top-[calc(14px+env(safe-area-inset-top))] landscape-phone:with-notices-over-search:top-2.5",
  "md:right-auto md:bottom-6 md:left-6 md:w-[min(420px,calc(100vw-48px))]",
  "landscape-phone:with-notices-on-top:right-auto landscape-phone:with-notices-on-top:w-[calc(46vw-36px)]",
);

/** Out of the way: Control Z still undoes, and so does the mark itself. */
const ASIDE = "max-lg:invisible max-lg:translate-y-4 max-lg:opacity-0";

/**
 * The notices in their corner. All of them stay while one is hovered or has the focus. Where they lie in a thumb's way they
 * make room as soon as the page is scrolled on; what went wrong stays.
 */
export function NoticeList({ shown, onUndo, onClose }: Props) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const section = useRef<HTMLElement>(null);
  const newest = shown.at(-1);
  const isAside = useReadOn(newest?.turn) && !hasFocus && shown.every(({ kind }) => kind !== "refused");
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
    if (shown.length === 0) return;
    rescueFocus();
    if (section.current) uncoverFocus(section.current);
  }, [shown]);

  return (
    <section
      ref={section}
      aria-label="Your last changes"
      data-notices
      className={classNames(NOTICES, isAside && ASIDE)}
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
          isHeld={(isHovered && !isAside) || hasFocus}
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

/** Moves the page on where the notices lie over the button that was just pressed, and so over those beside it; not an entry's start. */
function uncoverFocus(notices: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches("button, a, input, select, textarea") || notices.contains(focused)) return;
  const [over, under] = [notices.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isCovered =
    under.bottom > over.top && under.top < over.bottom && under.right > over.left && under.left < over.right;
  if (isCovered) window.scrollBy({ top: under.bottom - over.top + GAP_PX });
}
