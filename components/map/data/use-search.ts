"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { SearchResponse } from "@/lib/contracts/restaurant";
import type { Coordinates } from "@/lib/core/geo/distance";
import { searchQuery } from "./queries";

const DEBOUNCE_MS = 300;
const FAILED = "Failed to search restaurants";

type SearchState = {
  /** The latest response, shown while the next one loads; null before the first, after a failure, and without a search. */
  hits: ({ query: string } & SearchResponse) | null;
  error: string | null;
  isLoading: boolean;
  retry: () => void;
};

/**
 * Hits for the search box, requested once the typing pauses; the nearest of all, where a position is given. The response
 * to an earlier query is never shown.
 */
export function useSearch(query: string | null, near: Coordinates | null, isFiltered = false): SearchState {
  const isDue = useDebounced(query) === query;
  const { data, error, isFetching, refetch } = useQuery({
    ...searchQuery(query, near, isFiltered),
    enabled: isDue,
    placeholderData: keepPreviousData,
  });
  const retry = () => void refetch();
  if (query === null) return { hits: null, error: null, isLoading: false, retry };
  // A search that failed has found nothing out, not nothing.
  if (error) return { hits: null, error: errorMessage(error, FAILED), isLoading: false, retry };
  return { hits: data ?? null, error: null, isLoading: !isDue || isFetching, retry };
}

/** The value once it has not changed for a moment; null at once. */
function useDebounced(value: string | null): string | null {
  const [debounced, setDebounced] = useState<string | null>(null);
  useEffect(() => {
    if (value === null) return setDebounced(null);
    const timer = setTimeout(setDebounced, DEBOUNCE_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return value === null ? null : debounced;
}
