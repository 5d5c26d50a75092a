"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StatusNotice } from "@/lib/client/status/notice-store";
import { classNames } from "../ui/class-names";
import { NoticeCard } from "./notice-card";
import { uncoverFocus } from "./uncover";
import { useOwnEntryBared } from "./use-own-entry-bared";
import { useReadOn } from "./use-read-on";
import { useRefusalNotice } from "./use-refusal-notice";

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
  // At the other edge, where the usual one would keep something from being pressed.
  "max-lg:data-moved:top-[calc(12px+env(safe-area-inset-top))]! max-lg:data-moved:bottom-auto!",
  "max-lg:with-notices-on-top:data-moved:top-auto! max-lg:with-notices-on-top:data-moved:bottom-[calc(12px+var(--spacing-tab-bar))]!",
);

/** Out of the way: Control Z still undoes, and so does the mark itself. */
const ASIDE = "max-lg:invisible max-lg:translate-y-4 max-lg:opacity-0";

/**
 * The notices in their corner. All of them stay while one is hovered or has the focus. Where they lie in a thumb's way they
 * make room as soon as the page is scrolled on; what went wrong once it could be read, and the page was scrolled on or pressed.
 */
export function NoticeList({ shown, onUndo, onClose }: Props) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const section = useRef<HTMLElement>(null);
  const newest = shown.at(-1);
  const refusal = shown.findLast((notice) => notice.kind === "refused");
  const hasBeenRead = useRefusalNotice(section, refusal, isHovered || hasFocus);
  const mayGo = refusal === undefined || (hasBeenRead && !isHovered);
  const isAside = useReadOn(newest?.turn, refusal !== undefined) && !hasFocus && mayGo;
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

  useOwnEntryBared(section, refusal === undefined ? newest : undefined);

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
