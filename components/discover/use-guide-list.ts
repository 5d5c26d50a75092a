"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { GuideListItem } from "@/lib/client/guide-list-item";
import { weeklyFirst } from "@/lib/core/weekly-first";
import { guidesQuery } from "./queries";

const LOAD_FAILED = "Failed to load guides";

type GuideList = {
  guides: readonly GuideListItem[];
  error: string | null;
  isLoading: boolean;
  reload: () => void;
  prepend: (guide: GuideListItem) => void;
};

/** A city's guides, those created on this screen first, then the weekly ones; loading while the city is null. */
export function useGuideList(city: string | null): GuideList {
  const { data = [], error, isPending, isFetching, refetch } = useQuery(guidesQuery(city));
  const [created, setCreated] = useState<readonly GuideListItem[]>([]);
  return {
    guides: prependUnique(
      created.filter((guide) => guide.city === city),
      weeklyFirst(data),
    ),
    error: error && errorMessage(error, LOAD_FAILED),
    isLoading: isPending || isFetching,
    reload: () => void refetch(),
    prepend: useCallback((guide: GuideListItem) => setCreated((before) => prependUnique([guide], before)), []),
  };
}

/** Each id once, `top` first. */
function prependUnique(top: readonly GuideListItem[], guides: readonly GuideListItem[]): readonly GuideListItem[] {
  const ids = new Set(top.map(({ id }) => id));
  return [...top, ...guides.filter(({ id }) => !ids.has(id))];
}
