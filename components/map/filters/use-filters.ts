"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { Meal, StatusFilter } from "@/lib/contracts/restaurant-filters";
import { cuisinesQuery } from "../data/queries";
import type { Shown } from "../screen/screen-state";
import {
  countFilters,
  type FilterOptions,
  type Filters,
  filterOptions,
  matchesFilters,
  withoutUnwanted,
} from "./filters";

type Input = {
  shown: Shown;
  /** With the reader's current statuses; null where places are not whole restaurants. */
  restaurants: readonly Restaurant[] | null;
  filters: Filters;
  now: Date;
};
type Filtered = {
  /** Those that pass; null where the server has filtered them. */
  passing: readonly Restaurant[] | null;
  /** How many there are without the filters; null where there are none, or nobody knows. */
  unfilteredCount: number | null;
  options: FilterOptions;
};

const NOTHING: FilterOptions = { statuses: [], cuisines: [], prices: [], meals: [], openNow: null };
const uncounted = <T>(values: readonly T[]) => values.map((value) => ({ value, count: null }));

/** What passes the filters, and what else there is to choose. */
export function useFilters({ shown, restaurants, filters, now }: Input): Filtered {
  const isAll = shown === "all";
  const isSaved = shown === "saved";
  const cuisines = useQuery({ ...cuisinesQuery, enabled: isAll }).data;
  const options = useMemo<FilterOptions>(() => {
    if (restaurants) return filterOptions(restaurants, filters, now, isSaved);
    if (!isAll) return NOTHING;
    return {
      statuses: uncounted(StatusFilter.options),
      cuisines: (cuisines ?? [])
        .map(({ name, count }) => ({ value: name, count }))
        .sort((a, b) => (a.value < b.value ? -1 : 1)),
      prices: uncounted([1, 2, 3, 4]),
      meals: uncounted(Meal.options),
      openNow: null,
    };
  }, [restaurants, filters, now, isAll, isSaved, cuisines]);
  const isFiltered = countFilters(filters) > 0;
  const here = useMemo(
    () => (isSaved && restaurants ? withoutUnwanted(restaurants, filters) : restaurants),
    [isSaved, restaurants, filters],
  );
  const passing = useMemo(
    () => (isFiltered && here ? here.filter((place) => matchesFilters(place, filters, now)) : here),
    [isFiltered, here, filters, now],
  );
  return { passing, unfilteredCount: isFiltered && here ? here.length : null, options };
}
