"use client";

import { useCallback, useEffect, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { searchRestaurants } from "./requests";

const DEBOUNCE_MS = 300;
const FAILED = "Failed to search restaurants";

type SearchResult = { query: string; attempt: number; restaurants: readonly Restaurant[]; error: string | null };
export type SearchState = {
  /** The latest answer, kept while the next is under way; null before the first, and while nothing is searched for. */
  result: SearchResult | null;
  isLoading: boolean;
  retry: () => void;
};

/** Hits for what is typed, once the typing rests. An answer to an older question is never shown. */
export function useSearch(query: string | null): SearchState {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<SearchResult | null>(null);

  useEffect(() => {
    if (query === null) return setFound(null);
    const stop = new AbortController();
    const settle = (restaurants: readonly Restaurant[], error: string | null) => {
      if (!stop.signal.aborted) setFound({ query, attempt, restaurants, error });
    };
    const waiting = setTimeout(() => {
      searchRestaurants(query, stop.signal).then(
        (restaurants) => settle(restaurants, null),
        (error: unknown) => settle([], errorMessage(error, FAILED)),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(waiting);
      stop.abort();
    };
  }, [query, attempt]);

  return {
    result: query === null ? null : found,
    isLoading: query !== null && (found?.query !== query || found.attempt !== attempt),
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
