"use client";

import { useCallback, useEffect, useState } from "react";
import { sentenceOf } from "@/lib/api/sentence-of";
import type { GuideSummary } from "@/lib/guides/contract";
import type { RunSummary } from "@/lib/guides/debug/contract";
import { fetchCityGuides, fetchRuns } from "./calls";

type Lists = {
  city: string;
  /** Which question was answered. */
  of: string;
  guides: readonly GuideSummary[];
  /** Null until they have come. */
  runs: readonly RunSummary[] | null;
  error: string | null;
};
const none = (city: string): Lists => ({ city, of: "", guides: [], runs: null, error: null });

/** A city's guides and kept runs, read again when `reload` says so. What was there stays until then. */
export function useDeskLists(city: string) {
  const [lists, setLists] = useState<Lists>(() => none(city));
  const [attempt, setAttempt] = useState(0);
  const wanted = `${city}#${attempt}`;

  useEffect(() => {
    const stop = new AbortController();
    Promise.all([fetchCityGuides(city, stop.signal), fetchRuns(city, stop.signal)]).then(
      ([guides, runs]) => setLists({ city, of: wanted, guides, runs, error: null }),
      (problem: unknown) => {
        if (stop.signal.aborted) return;
        setLists({ ...none(city), of: wanted, runs: [], error: sentenceOf(problem, "Failed to load guides") });
      },
    );
    return () => stop.abort();
  }, [city, wanted]);

  const { guides, runs, error } = lists.city === city ? lists : none(city);
  return { guides, runs, error, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}
