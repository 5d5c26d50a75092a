"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";

const POLL_MS = 2_000;

type PollState<T> = { of: string; value: T | null; error: string | null };

/**
 * Asks now and every two seconds, as long as somebody can see the page. What was there stays while a call fails, and
 * goes when something else is asked for: `of` names it.
 */
export function usePoll<T>(of: string, ask: (signal: AbortSignal) => Promise<T>) {
  const [polled, setPolled] = useState<PollState<T>>({ of, value: null, error: null });
  const lookNow = useRef(() => {});

  useEffect(() => {
    const stop = new AbortController();
    let isAsking = false;
    const look = async () => {
      if (isAsking || document.visibilityState === "hidden") return;
      isAsking = true;
      try {
        const value = await ask(stop.signal);
        setPolled({ of, value, error: null });
      } catch (problem) {
        if (stop.signal.aborted) return;
        const error = errorMessage(problem, "The server did not answer. Trying again.");
        setPolled((before) => ({ of, value: before.of === of ? before.value : null, error }));
      } finally {
        isAsking = false;
      }
    };
    lookNow.current = look;
    look();
    const timer = setInterval(look, POLL_MS);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [of, ask]);

  const current = polled.of === of ? polled : { value: null, error: null };
  return { value: current.value, error: current.error, askNow: useCallback(() => lookNow.current(), []) };
}
