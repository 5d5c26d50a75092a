"use client";

import { useCallback, useEffect, useState } from "react";
import { sentenceOf } from "@/lib/api/sentence-of";
import type { Bounds } from "@/lib/geo/bounds";
import type { Restaurant } from "@/lib/restaurants/contract";
import { fetchRestaurant, fetchWithin } from "./calls";

const FAILED = "Failed to load restaurants";

export type Records = ReadonlyMap<string, Restaurant>;
type Keep = (restaurants: readonly Restaurant[]) => void;

/** Every whole restaurant that this screen has met, by its id. */
export function useRecords(): { records: Records; keep: Keep } {
  const [records, setRecords] = useState<Records>(() => new Map());
  const keep = useCallback<Keep>((restaurants) => {
    if (restaurants.length === 0) return;
    setRecords((before) => new Map([...before, ...restaurants.map((one) => [one.id, one] as const)]));
  }, []);
  return { records, keep };
}

/** Reads the one restaurant that is asked for, where it is not known yet. Answers why it could not. */
export function useMissingRecord(id: string | null, isKnown: boolean, keep: Keep): string | null {
  const [problem, setProblem] = useState<{ id: string; sentence: string } | null>(null);
  useEffect(() => {
    if (id === null || isKnown) return;
    const stop = new AbortController();
    fetchRestaurant(id, stop.signal).then(
      (restaurant) => {
        if (!stop.signal.aborted) keep([restaurant]);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setProblem({ id, sentence: sentenceOf(error, FAILED) });
      },
    );
    return () => stop.abort();
  }, [id, isKnown, keep]);
  return problem?.id === id && !isKnown ? problem.sentence : null;
}

/** Reads all restaurants in a box; a failure costs the list its second line, and is only logged. */
export function useRecordsWithin(bounds: Bounds | null, keep: Keep): void {
  const box = bounds?.join(",") ?? null;
  useEffect(() => {
    if (box === null) return;
    const stop = new AbortController();
    const [west = 0, south = 0, east = 0, north = 0] = box.split(",").map(Number);
    fetchWithin([west, south, east, north], stop.signal).then(keep, (error: unknown) => {
      if (!stop.signal.aborted) console.warn("The restaurants in view could not be loaded.", error);
    });
    return () => stop.abort();
  }, [box, keep]);
}
