"use client";

import { useCallback, useEffect, useState } from "react";
import { sentenceOf } from "@/lib/api/sentence-of";
import type { ListedGuide } from "@/lib/guides/listed-guide";
import { fetchGuides } from "./calls";

const LOAD_FAILED = "Failed to load guides";

type Loaded = { of: string; guides: readonly ListedGuide[]; error: string | null };
type GuideList = {
  guides: readonly ListedGuide[];
  error: string | null;
  isLoading: boolean;
  reload: () => void;
  putOnTop: (guide: ListedGuide) => void;
};

/** A city's guides, loaded again whenever the city changes; null while it is not known which city that is. */
export function useGuideList(city: string | null): GuideList {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [made, setMade] = useState<readonly ListedGuide[]>([]);
  const wanted = `${city}#${attempt}`;

  useEffect(() => {
    if (city === null) return;
    const stop = new AbortController();
    fetchGuides(city, stop.signal).then(
      (guides) => setLoaded({ of: wanted, guides, error: null }),
      (error: unknown) => {
        if (!stop.signal.aborted) setLoaded({ of: wanted, guides: [], error: sentenceOf(error, LOAD_FAILED) });
      },
    );
    return () => stop.abort();
  }, [city, wanted]);

  const current = loaded?.of === wanted ? loaded : null;
  const mine = made.filter((guide) => guide.city === city);
  return {
    guides: withOnTop(mine, current?.guides ?? []),
    error: current?.error ?? null,
    isLoading: current === null,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
    putOnTop: useCallback((guide: ListedGuide) => setMade((before) => withOnTop([guide], before)), []),
  };
}

/** Each id once, the given ones first. */
function withOnTop(top: readonly ListedGuide[], guides: readonly ListedGuide[]): readonly ListedGuide[] {
  const ids = new Set(top.map(({ id }) => id));
  return [...top, ...guides.filter(({ id }) => !ids.has(id))];
}
