"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { AdminAction } from "@/lib/contracts/admin-log";
import { fetchLog, type LogFilter } from "./calls";

type State = {
  /** Newest first; null until they have come. */
  actions: readonly AdminAction[] | null;
  /** Where the older ones begin, null when there are none. */
  next: number | null;
  administrators: readonly string[];
  error: string | null;
  isBusy: boolean;
  /** The first of those that were added last. */
  firstAdded: number | null;
};

const NOTHING_YET: State = {
  actions: null,
  next: null,
  administrators: [],
  error: null,
  isBusy: true,
  firstAdded: null,
};

/** The log as far as it has been asked for, under a filter; another filter begins anew. */
export function useLog() {
  const [filter, setFilter] = useState<LogFilter>({ kind: null, by: null });
  const [state, setState] = useState(NOTHING_YET);
  const asked = useRef<AbortController | null>(null);

  const ask = useCallback(async (of: LogFilter, before: number | null) => {
    asked.current?.abort();
    const stop = new AbortController();
    asked.current = stop;
    setState((known) => (before === null ? { ...known, ...BEGUN } : { ...known, error: null, isBusy: true }));
    try {
      const { actions, next, administrators } = await fetchLog(of, before, stop.signal);
      if (stop.signal.aborted) return;
      setState((known) => ({
        next,
        administrators,
        error: null,
        isBusy: false,
        actions: before === null ? actions : [...(known.actions ?? []), ...actions],
        firstAdded: before === null ? null : (actions[0]?.id ?? null),
      }));
    } catch (problem) {
      if (stop.signal.aborted) return;
      setState((known) => ({ ...known, isBusy: false, error: errorMessage(problem, "Failed to load the log") }));
    }
  }, []);

  useEffect(() => {
    ask(filter, null);
    return () => asked.current?.abort();
  }, [filter, ask]);

  return {
    ...state,
    filter,
    setFilter,
    showOlder: () => ask(filter, state.next),
    tryAgain: () => ask(filter, state.actions === null ? null : state.next),
  };
}

const BEGUN: Partial<State> = { actions: null, next: null, error: null, isBusy: true, firstAdded: null };
