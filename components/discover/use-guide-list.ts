"use client";

import { useCallback, useEffect, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { GuideListItem } from "@/lib/client/guide-list-item";
import { fetchGuides } from "@/lib/client/guides-api";

const LOAD_FAILED = "Failed to load guides";

type LoadedGuides = { key: string; guides: readonly GuideListItem[]; error: string | null };
type GuideList = {
  guides: readonly GuideListItem[];
  error: string | null;
  isLoading: boolean;
  reload: () => void;
  prepend: (guide: GuideListItem) => void;
};

/** A city's guides, loaded again whenever the city changes; null while it is not known which city that is. */
export function useGuideList(city: string | null): GuideList {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedGuides | null>(null);
  const [made, setMade] = useState<readonly GuideListItem[]>([]);
  const wanted = `${city}#${attempt}`;

  useEffect(() => {
    if (city === null) return;
    const stop = new AbortController();
    fetchGuides(city, stop.signal).then(
      (guides) => setLoaded({ key: wanted, guides, error: null }),
      (error: unknown) => {
        if (!stop.signal.aborted) setLoaded({ key: wanted, guides: [], error: errorMessage(error, LOAD_FAILED) });
      },
    );
    return () => stop.abort();
  }, [city, wanted]);

  const current = loaded?.key === wanted ? loaded : null;
  const mine = made.filter((guide) => guide.city === city);
  return {
    guides: prependUnique(mine, current?.guides ?? []),
    error: current?.error ?? null,
    isLoading: current === null,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
    prepend: useCallback((guide: GuideListItem) => setMade((before) => prependUnique([guide], before)), []),
  };
}

/** Each id once, the given ones first. */
function prependUnique(top: readonly GuideListItem[], guides: readonly GuideListItem[]): readonly GuideListItem[] {
  const ids = new Set(top.map(({ id }) => id));
  return [...top, ...guides.filter(({ id }) => !ids.has(id))];
}
