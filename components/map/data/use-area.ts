"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { Coordinates } from "@/lib/core/geo/distance";
import { countFilters, type Filters } from "../filters/filters";
import { loadingState } from "./loading-state";
import { areaQuery, SEARCH_FAILED } from "./queries";

/**
 * The open places within a box that match a query, if there is one; the nearest of them, where a position is given.
 * Where they were cut off, some that were left out may pass the filters: the server is asked for those as well, else the
 * browser filters what it has.
 */
export function useArea(area: Bounds | null, query: string | null, near: Coordinates | null, filters: Filters) {
  const isFiltered = countFilters(filters) > 0;
  const found = useQuery({ ...areaQuery(area, query, near), placeholderData: keepPreviousData });
  const response = (area !== null && found.data) || null;
  const isCut = response?.hasMore ?? false;
  const isNarrowed = isFiltered && isCut;
  const narrowed = useQuery({
    ...areaQuery(isNarrowed ? area : null, query, near, filters),
    placeholderData: keepPreviousData,
  });
  const filtered = (isNarrowed && narrowed.data) || null;
  const told = filtered ?? response;
  return {
    restaurants: response?.restaurants ?? null,
    query,
    mentioned: told?.mentioned ?? null,
    unknownDiet: told?.unknownDiet ?? "",
    areNearest: told?.areNearest ?? false,
    filtered: filtered?.restaurants ?? null,
    hasMore: told?.hasMore ?? false,
    isCut,
    cuisines: isCut && query === null ? (response?.cuisines ?? null) : null,
    ...loadingState(isNarrowed && !found.error ? narrowed : found, SEARCH_FAILED),
  };
}
