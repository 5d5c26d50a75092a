"use client";

import { useCallback, useEffect, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { Restaurant } from "@/lib/contracts/restaurant";
import type { Bounds } from "@/lib/core/geo/bounds";
import { fetchInBounds, fetchRestaurant } from "./requests";

const FAILED = "Failed to load restaurants";

export type RestaurantRecords = ReadonlyMap<string, Restaurant>;
type AddRecords = (restaurants: readonly Restaurant[]) => void;

/** Every whole restaurant that this screen has met, by its id. */
export function useRestaurantRecords(): { records: RestaurantRecords; keep: AddRecords } {
  const [records, setRecords] = useState<RestaurantRecords>(() => new Map());
  const keep = useCallback<AddRecords>((restaurants) => {
    if (restaurants.length === 0) return;
    setRecords((before) => new Map([...before, ...restaurants.map((one) => [one.id, one] as const)]));
  }, []);
  return { records, keep };
}

/** Reads the one restaurant that is asked for, where it is not known yet. Answers why it could not. */
export function useLoadRestaurant(id: string | null, isKnown: boolean, keep: AddRecords): string | null {
  const [problem, setProblem] = useState<{ id: string; sentence: string } | null>(null);
  useEffect(() => {
    if (id === null || isKnown) return;
    const stop = new AbortController();
    fetchRestaurant(id, stop.signal).then(
      (restaurant) => {
        if (!stop.signal.aborted) keep([restaurant]);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setProblem({ id, sentence: errorMessage(error, FAILED) });
      },
    );
    return () => stop.abort();
  }, [id, isKnown, keep]);
  return problem?.id === id && !isKnown ? problem.sentence : null;
}

/** Reads all restaurants in a box; a failure costs the list its second line, and is only logged. */
export function useLoadRestaurantsInBounds(bounds: Bounds | null, keep: AddRecords): void {
  const box = bounds?.join(",") ?? null;
  useEffect(() => {
    if (box === null) return;
    const stop = new AbortController();
    const [west = 0, south = 0, east = 0, north = 0] = box.split(",").map(Number);
    fetchInBounds([west, south, east, north], stop.signal).then(keep, (error: unknown) => {
      if (!stop.signal.aborted) console.warn("The restaurants in view could not be loaded.", error);
    });
    return () => stop.abort();
  }, [box, keep]);
}
