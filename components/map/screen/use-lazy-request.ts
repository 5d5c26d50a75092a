"use client";

import { useCallback, useEffect, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";

export type RequestState<T> = {
  /** The latest that came, kept while it is asked for again. */
  value: T | null;
  error: string | null;
  isLoading: boolean;
  retry: () => void;
};

type Settled<T> = { value: T | null; error: string | null; attempt: number };

/** What a call answers, asked when it is first wanted and at each `retry`. `load` must stay the same function. */
export function useLazyRequest<T>(
  isWanted: boolean,
  load: (signal: AbortSignal) => Promise<T>,
  failure: string,
): RequestState<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T>>({ value: null, error: null, attempt: -1 });
  const isDue = isWanted && settled.attempt !== attempt;

  useEffect(() => {
    if (!isDue) return;
    const stop = new AbortController();
    load(stop.signal).then(
      (value) => {
        if (!stop.signal.aborted) setSettled({ value, error: null, attempt });
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setSettled((before) => ({ value: before.value, error: errorMessage(error, failure), attempt }));
      },
    );
    return () => stop.abort();
  }, [isDue, attempt, load, failure]);

  return {
    value: settled.value,
    error: settled.error,
    isLoading: isDue,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
