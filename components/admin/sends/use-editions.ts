"use client";

import { useCallback, useEffect, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { Edition } from "@/lib/contracts/edition";
import { continueEdition, fetchEditions, pauseEdition, sendThisWeek } from "./calls";

const POLL_MS = 2_000;

type State = {
  /** Null until they have come. */
  editions: readonly Edition[] | null;
  error: string | null;
  /** Which button is waiting for its answer: an edition's id, or "week". */
  busy: string | null;
};

/** The editions, looked at again as long as one of them is on its way, and what can be done with them. */
export function useEditions() {
  const [{ editions, error, busy }, setState] = useState<State>({ editions: null, error: null, busy: null });
  const isMoving = editions?.some(({ state }) => state === "preparing" || state === "sending") ?? true;

  useEffect(() => {
    if (!isMoving) return;
    const stop = new AbortController();
    const look = () =>
      fetchEditions(stop.signal).then(
        (list) => setState((before) => ({ ...before, editions: list })),
        (problem: unknown) => {
          if (stop.signal.aborted) return;
          setState((before) => ({ ...before, error: errorMessage(problem, "Failed to load the sends") }));
        },
      );
    look();
    const timer = setInterval(look, POLL_MS);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [isMoving]);

  const act = useCallback(async (what: string, call: () => Promise<Edition[]>) => {
    setState((before) => ({ ...before, busy: what, error: null }));
    try {
      const list = await call();
      setState({ editions: list, error: null, busy: null });
    } catch (problem) {
      setState((before) => ({
        ...before,
        busy: null,
        error: errorMessage(problem, "That did not work. Please try again."),
      }));
    }
  }, []);

  return {
    editions,
    error,
    busy,
    sendWeek: useCallback(() => act("week", sendThisWeek), [act]),
    pause: useCallback((id: string) => act(id, () => pauseEdition(id)), [act]),
    goOn: useCallback((id: string) => act(id, () => continueEdition(id)), [act]),
  };
}
