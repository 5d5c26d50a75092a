"use client";

import { useCallback, useEffect, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { GuideSummary } from "@/lib/contracts/guide";
import type { GuideRunSummary } from "@/lib/contracts/guide-run";
import { fetchCityGuides, fetchRuns } from "./calls";

type Lists = {
  city: string;
  /** Which question was answered. */
  of: string;
  guides: readonly GuideSummary[];
  /** Null until they have come. */
  runs: readonly GuideRunSummary[] | null;
  error: string | null;
};
const emptyLists = (city: string): Lists => ({ city, of: "", guides: [], runs: null, error: null });

/** A city's guides and kept runs, read again when `reload` says so. What was there stays until then. */
export function useDebugLists(city: string) {
  const [lists, setLists] = useState<Lists>(() => emptyLists(city));
  const [attempt, setAttempt] = useState(0);
  const wanted = `${city}#${attempt}`;

  useEffect(() => {
    const stop = new AbortController();
    Promise.all([fetchCityGuides(city, stop.signal), fetchRuns(city, stop.signal)]).then(
      ([guides, runs]) => setLists({ city, of: wanted, guides, runs, error: null }),
      (problem: unknown) => {
        if (stop.signal.aborted) return;
        setLists({ ...emptyLists(city), of: wanted, runs: [], error: errorMessage(problem, "Failed to load guides") });
      },
    );
    return () => stop.abort();
  }, [city, wanted]);

  const { guides, runs, error } = lists.city === city ? lists : emptyLists(city);
  return { guides, runs, error, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}
