"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { SearchResponse } from "@/lib/contracts/restaurant";
import type { Coordinates } from "@/lib/core/geo/distance";
import { countFilters, type Filters } from "../filters/filters";
import { SEARCH_FAILED, searchLimit, searchQuery } from "./queries";

const DEBOUNCE_MS = 300;

type Hits = {
  /** The latest response, shown while the next one loads; null before the first, after a failure, and without a search. */
  hits: ({ query: string } & SearchResponse) | null;
  error: string | null;
  isLoading: boolean;
  retry: () => void;
};

/**
 * The places that a search finds; the nearest of all, where a position is given. Where it was cut off, some that it left
 * out may pass the filters: the server is asked for those as well, else the browser filters what it has.
 */
export function useSearch(query: string | null, near: Coordinates | null, filters: Filters) {
  const isFiltered = countFilters(filters) > 0;
  const { hits, error, isLoading, retry } = useHits(query, near, isFiltered);
  const isCut = hits !== null && hits.restaurants.length >= searchLimit(isFiltered && near === null);
  const narrowed = useQuery(searchQuery(isFiltered && isCut ? hits.query : null, near, true, filters));
  const filtered = (isFiltered && isCut && narrowed.data) || null;
  const told = filtered ?? hits;
  return {
    restaurants: hits?.restaurants ?? null,
    query: hits?.query ?? null,
    missed: hits?.missed ?? "",
    inTown: isFiltered ? null : (hits?.inTown ?? null),
    mentioned: told?.mentioned ?? null,
    unknownDiet: told?.unknownDiet ?? "",
    filtered: filtered?.restaurants ?? null,
    hasMore: filtered ? filtered.restaurants.length >= searchLimit(near === null) : isCut,
    isCut,
    isLoading: isLoading || narrowed.isFetching,
    error: error ?? (narrowed.error && errorMessage(narrowed.error, SEARCH_FAILED)),
    retry,
  };
}

/** The hits for the search box, requested once the typing pauses. The response to an earlier query is never shown. */
export function useHits(query: string | null, near: Coordinates | null, isFiltered = false): Hits {
  const isDue = useDebounced(query) === query;
  const { data, error, isFetching, refetch } = useQuery({
    ...searchQuery(query, near, isFiltered),
    enabled: isDue,
    placeholderData: keepPreviousData,
  });
  const retry = () => void refetch();
  if (query === null) return { hits: null, error: null, isLoading: false, retry };
  // A search that failed has found nothing out, not nothing.
  if (error) return { hits: null, error: errorMessage(error, SEARCH_FAILED), isLoading: false, retry };
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
