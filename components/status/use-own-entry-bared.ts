"use client";

import { type RefObject, useEffect } from "react";
import type { StatusNotice } from "@/lib/client/status/notice-store";
import { entryAnchor } from "../guide/entry-anchor";
import { settleAtFreeEdge, uncoverFocus } from "./uncover";

/**
 * Keeps the notices off the buttons of the entry whose change they tell: once, as they appear, since nothing may move
 * beneath a thumb. The buttons that are there after the change have their place a frame later, and the focus may be
 * on another of them then.
 */
export function useOwnEntryBared(section: RefObject<HTMLElement | null>, told: StatusNotice | undefined): void {
  const { id, turn } = told ?? {};
  useEffect(() => {
    const notices = section.current;
    if (!notices || id === undefined || turn === undefined) return;
    const settle = () => {
      const entry = document.getElementById(entryAnchor(id));
      if (entry) settleAtFreeEdge(notices, entry);
    };
    const frame = requestAnimationFrame(() => {
      if (uncoverFocus(notices)) window.addEventListener("scrollend", settle, { once: true });
      else settle();
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scrollend", settle);
      notices.removeAttribute("data-moved");
    };
  }, [section, id, turn]);
}
