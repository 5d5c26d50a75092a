"use client";

import { useCallback, useEffect, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { FlaggedEntryList } from "@/lib/contracts/flagged-entry";
import type { ReportList } from "@/lib/contracts/report";
import { fetchFlags, fetchReports } from "./calls";

type State = {
  /** Null until they have come. */
  flags: FlaggedEntryList | null;
  reports: ReportList | null;
  error: string | null;
  /** What was done last, for whoever does not see the card go. */
  done: string | null;
};

/** Settles something, and says what was done; a refusal is the card's own to show. */
export type Settle = (call: () => Promise<unknown>, done: string) => Promise<void>;

/** What readers report and which guides are flagged; both are read anew after whatever was settled. */
export function useFlaggedEntries() {
  const [state, setState] = useState<State>({ flags: null, reports: null, error: null, done: null });

  const look = useCallback(async (signal?: AbortSignal) => {
    try {
      const [flags, reports] = await Promise.all([fetchFlags(signal), fetchReports(signal)]);
      setState((before) => ({ ...before, flags, reports, error: null }));
    } catch (problem) {
      if (signal?.aborted) return;
      setState((before) => ({ ...before, error: errorMessage(problem, "Failed to load what needs a look") }));
    }
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    look(stop.signal);
    return () => stop.abort();
  }, [look]);

  const settle: Settle = useCallback(
    async (call, done) => {
      await call();
      await look();
      setState((before) => ({ ...before, done }));
    },
    [look],
  );
  return { ...state, look, settle };
}
