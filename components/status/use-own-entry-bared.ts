"use client";

import { usePathname } from "next/navigation";
import { type RefObject, useEffect } from "react";
import type { StatusNotice } from "@/lib/client/status/notice-store";
import { entryAnchor } from "../guide/entry-anchor";
import { settleAtFreeEdge, uncoverFocus } from "./uncover";

/**
 * Keeps the notices off the buttons of the entry whose change they tell: once, as they appear, since nothing may move
 * beneath a thumb. The buttons that are there after the change have their place a frame later, and the focus may be
 * on another of them then. A change that a sign-in has made is told on the page that it leads back to: there once more, as
 * that page may still have to scroll to the entry.
 */
export function useOwnEntryBared(section: RefObject<HTMLElement | null>, told: StatusNotice | undefined): void {
  const { id, turn } = told ?? {};
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another entry to keep off
  useEffect(() => {
    const notices = section.current;
    if (!notices || id === undefined || turn === undefined) return;
    const settle = () => {
      const entry = document.getElementById(entryAnchor(id));
      if (entry) settleAtFreeEdge(notices, entry);
    };
    const frame = requestAnimationFrame(() => {
      const isLedTo = window.location.hash === `#${entryAnchor(id)}`;
      const isMoved = uncoverFocus(notices);
      if (isMoved || isLedTo) window.addEventListener("scrollend", settle, { once: true });
      if (!isMoved) settle();
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scrollend", settle);
      notices.removeAttribute("data-moved");
    };
  }, [section, id, turn, pathname]);
}
