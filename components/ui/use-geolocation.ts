"use client";

import { useCallback, useRef, useState } from "react";
import type { Coordinates } from "@/lib/core/geo/distance";

const TIMEOUT_MS = 10_000;
/** A position of a minute ago is good enough. */
const MAX_AGE_MS = 60_000;

const UNSUPPORTED = "This browser can't say where you are.";
const ERROR_MESSAGES: Record<number, string> = {
  1: "Your browser doesn't share where you are. Allow location for this page, then try again.",
  2: "Your device couldn't tell where it is. Please try again in a moment.",
  3: "Finding where you are took too long. Please try again.",
};

export type GeolocationState = {
  /** A new object for each response of the browser. */
  position: Coordinates | null;
  error: string | null;
  isLocating: boolean;
  locate: () => void;
  dismiss: () => void;
};

/** Where the reader is: requested only when they press the button. */
export function useGeolocation(): GeolocationState {
  const [position, setPosition] = useState<Coordinates | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isLocating, setLocating] = useState(false);
  const attempt = useRef(0);

  const locate = useCallback(() => {
    const ours = ++attempt.current;
    const settle = (then: () => void) => {
      if (ours !== attempt.current) return;
      setLocating(false);
      then();
    };
    setError(null);
    if (!("geolocation" in navigator)) return setError(UNSUPPORTED);
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => settle(() => setPosition({ latitude, longitude })),
      ({ code }) => settle(() => setError(ERROR_MESSAGES[code] ?? UNSUPPORTED)),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  }, []);

  return {
    position,
    error,
    isLocating,
    locate,
    dismiss: useCallback(() => setError(null), []),
  };
}
