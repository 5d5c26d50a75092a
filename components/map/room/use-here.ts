"use client";

import { useCallback, useRef, useState } from "react";
import type { Position } from "../contract";

const PATIENCE_MS = 10_000;
/** Where somebody was a minute ago is near enough. */
const FRESH_MS = 60_000;

const NO_WAY = "This browser can't say where you are.";
const SENTENCES: Record<number, string> = {
  1: "Your browser doesn't share where you are. Allow location for this page, then press Near me again.",
  2: "Your device couldn't tell where it is. Please try again in a moment.",
  3: "Finding where you are took too long. Please try again.",
};

export type Whereabouts = {
  /** A new object for each answer. */
  here: Position | null;
  problem: string | null;
  isAsking: boolean;
  ask: () => void;
  dismiss: () => void;
};

/** Where the reader is: asked for only when they press the button, and told to nobody else. */
export function useHere(): Whereabouts {
  const [here, setHere] = useState<Position | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const turn = useRef(0);

  const ask = useCallback(() => {
    const asked = ++turn.current;
    const settle = (then: () => void) => {
      if (asked !== turn.current) return;
      setAsking(false);
      then();
    };
    setProblem(null);
    if (!("geolocation" in navigator)) return setProblem(NO_WAY);
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => settle(() => setHere({ latitude, longitude })),
      ({ code }) => settle(() => setProblem(SENTENCES[code] ?? NO_WAY)),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  }, []);

  return { here, problem, isAsking, ask, dismiss: useCallback(() => setProblem(null), []) };
}
