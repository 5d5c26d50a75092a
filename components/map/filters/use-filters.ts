"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CuisineCount, Restaurant } from "@/lib/contracts/restaurant";
import { Meal, StatusFilter } from "@/lib/contracts/restaurant-filters";
import { cuisinesQuery } from "../data/queries";
import type { Shown } from "../screen/screen-state";
import {
  countFilters,
  type FilterOptions,
  type Filters,
  filterOptions,
  matchesFilters,
  whyNoneIsOpen,
  withoutUnwanted,
} from "./filters";

type Input = {
  shown: Shown;
  /** With the reader's current statuses; null where places are not whole restaurants. */
  restaurants: readonly Restaurant[] | null;
  /** Those that the server has filtered, of more than the restaurants; null where these are all, or not yet known. */
  filtered: readonly Restaurant[] | null;
  /** Whether there are more than the restaurants, whose values are then not all there is to choose from. */
  isCut: boolean;
  /** The cuisines of all that there is. */
  cuisines: readonly CuisineCount[] | null;
  filters: Filters;
  now: Date;
};
type Filtered = {
  /** Those that pass; null where the server has filtered them. */
  passing: readonly Restaurant[] | null;
  /** How many there are without the filters; null where there are none, or nobody knows. */
  unfilteredCount: number | null;
  options: FilterOptions;
  /** Why "Open now" leaves nothing; null where it leaves something, or isn't chosen. */
  noneOpen: string | null;
};

const NOTHING: FilterOptions = { statuses: [], cuisines: [], prices: [], meals: [], openNow: null };
const uncounted = <T>(values: readonly T[]) => values.map((value) => ({ value, count: null }));
/** Where nobody has counted who has what. */
const ANY: FilterOptions = {
  ...NOTHING,
  statuses: uncounted(StatusFilter.options),
  prices: uncounted([1, 2, 3, 4]),
  meals: uncounted(Meal.options),
};

/** What passes the filters, and what else there is to choose. */
export function useFilters({ shown, restaurants, filtered, isCut, cuisines: counted, filters, now }: Input): Filtered {
  const isAll = shown === "all";
  const isSaved = shown === "saved";
  const ofAll = useQuery({ ...cuisinesQuery, enabled: isAll }).data;
  const options = useMemo<FilterOptions>(() => {
    if (restaurants) {
      const known = filterOptions(restaurants, filters, now, isSaved);
      if (!isCut) return known;
      const cuisines = counted
        ? cuisineOptions(counted, filters)
        : known.cuisines.map(({ value }) => ({ value, count: null }));
      return { ...ANY, cuisines, openNow: known.openNow && { count: null } };
    }
    return isAll ? { ...ANY, cuisines: cuisineOptions(ofAll ?? [], filters) } : NOTHING;
  }, [restaurants, isCut, counted, filters, now, isAll, isSaved, ofAll]);
  const isFiltered = countFilters(filters) > 0;
  const here = useMemo(
    () => (isSaved && restaurants ? withoutUnwanted(restaurants, filters) : restaurants),
    [isSaved, restaurants, filters],
  );
  const passing = useMemo(
    () => (isFiltered && here ? (filtered ?? here).filter((place) => matchesFilters(place, filters, now)) : here),
    [isFiltered, filtered, here, filters, now],
  );
  const noneOpen = passing?.length === 0 && here ? whyNoneIsOpen(here, filters, now, isCut) : null;
  return { passing, unfilteredCount: isFiltered && here && !filtered ? here.length : null, options, noneOpen };
}

/** Of cuisines that are counted where they are, and those that were chosen elsewhere. */
function cuisineOptions(counted: readonly CuisineCount[], { cuisines }: Filters): FilterOptions["cuisines"] {
  const names = counted.map(({ name }) => name);
  const options = counted.map(({ name, count }) => ({ value: name, count }));
  const others = cuisines.filter((name) => !names.includes(name)).map((value) => ({ value, count: 0 }));
  return [...options, ...others].sort((a, b) => (a.value < b.value ? -1 : 1));
}
