"use client";

import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { StatusNotice } from "@/lib/client/status/notice-store";
import { readingTimeMs } from "./reading-time";
import { leaveEdge, settleAtFreeEdge, uncoverFocus } from "./uncover";

/** After the last scroll event. */
const SCROLL_ENDED_MS = 120;
const PRESSABLE = "a, button, summary";

type Refusal = Extract<StatusNotice, { kind: "refused" }>;

/**
 * Keeps the notices from lying over what somebody reaches for while they tell what went wrong: they keep to the freer edge
 * of a small screen, leave it when they are pressed themselves, and bare what the keyboard comes to. Answers whether they
 * have been there long enough to be read; the time stops while they are held.
 */
export function useRefusalNotice(
  section: RefObject<HTMLElement | null>,
  refusal: Refusal | undefined,
  isHeld: boolean,
): boolean {
  const turn = refusal?.turn;
  const [readTurn, setReadTurn] = useState<number>();
  const message = refusal && `${refusal.name}: ${refusal.message}`;
  useEffect(() => {
    if (message === undefined || isHeld) return;
    const timer = setTimeout(() => setReadTurn(turn), readingTimeMs(message));
    return () => clearTimeout(timer);
  }, [turn, message, isHeld]);

  const settle = useEffectEvent(() => {
    if (section.current && !isHeld) settleAtFreeEdge(section.current);
  });
  useEffect(() => {
    const notices = section.current;
    if (turn === undefined || !notices) return;
    settle();
    let scrolled: ReturnType<typeof setTimeout>;
    const scroll = () => {
      clearTimeout(scrolled);
      scrolled = setTimeout(settle, SCROLL_ENDED_MS);
    };
    const focus = ({ target }: FocusEvent) => {
      // A press gives the focus too, and nothing may move beneath it.
      if (target instanceof Element && target.matches(`:is(${PRESSABLE}):focus-visible`)) uncoverFocus(notices);
    };
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest("button")) leaveEdge(notices);
    };
    window.addEventListener("scroll", scroll, { passive: true });
    window.addEventListener("resize", settle);
    document.addEventListener("focusin", focus);
    notices.addEventListener("click", press);
    return () => {
      clearTimeout(scrolled);
      window.removeEventListener("scroll", scroll);
      window.removeEventListener("resize", settle);
      document.removeEventListener("focusin", focus);
      notices.removeEventListener("click", press);
      notices.removeAttribute("data-moved");
    };
  }, [turn, section]);
  return turn !== undefined && readTurn === turn;
}
