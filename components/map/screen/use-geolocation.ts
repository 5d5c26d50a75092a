"use client";

import { useCallback, useRef, useState } from "react";
import type { Coordinates } from "../map-canvas-props";

const TIMEOUT_MS = 10_000;
/** Where somebody was a minute ago is near enough. */
const MAX_AGE_MS = 60_000;

const UNSUPPORTED = "This browser can't say where you are.";
const ERROR_MESSAGES: Record<number, string> = {
  1: "Your browser doesn't share where you are. Allow location for this page, then press Near me again.",
  2: "Your device couldn't tell where it is. Please try again in a moment.",
  3: "Finding where you are took too long. Please try again.",
};

export type GeolocationState = {
  /** A new object for each answer. */
  position: Coordinates | null;
  error: string | null;
  isLocating: boolean;
  locate: () => void;
  dismiss: () => void;
};

/** Where the reader is: asked for only when they press the button, and told to nobody else. */
export function useGeolocation(): GeolocationState {
  const [here, setHere] = useState<Coordinates | null>(null);
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
    if (!("geolocation" in navigator)) return setProblem(UNSUPPORTED);
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => settle(() => setHere({ latitude, longitude })),
      ({ code }) => settle(() => setProblem(ERROR_MESSAGES[code] ?? UNSUPPORTED)),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  }, []);

  return {
    position: here,
    error: problem,
    isLocating: isAsking,
    locate: ask,
    dismiss: useCallback(() => setProblem(null), []),
  };
}
