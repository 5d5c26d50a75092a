"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { errorMessage } from "@/lib/client/error-message";
import {
  type ThemeFilter,
  type ThemeList,
  type ThemeListAction,
  themeListReducer,
  visibleThemes,
} from "@/lib/client/themes/theme-list";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { SECOND_MS } from "@/lib/core/durations";
import { themesQuery } from "./queries";

const POLL_MS = 2 * SECOND_MS;

/** The themes of a filter, with local changes applied. Polled while `needsPoll` holds for a visible theme. */
export function useThemeList(needsPoll: (theme: ScheduledTheme) => boolean): ThemeList {
  const { data, error, isFetching } = useQuery({
    ...themesQuery,
    refetchInterval: ({ state }) => (state.data && visibleThemes(state.data).some(needsPoll) ? POLL_MS : false),
  });
  // An error is shown until the next attempt.
  const message = error && !isFetching ? errorMessage(error, "") : null;
  return useMemo(
    () => themeListReducer(data, message === null ? { type: "requested" } : { type: "failed", message }),
    [data, message],
  );
}

/** Changes to the list that `useThemeList` returns. */
export function useThemeListActions() {
  const client = useQueryClient();
  return useMemo(() => {
    const apply = (action: ThemeListAction) => {
      client.setQueryData(themesQuery.queryKey, (list) => list && themeListReducer(list, action));
    };
    const reload = () => {
      client.invalidateQueries({ queryKey: themesQuery.queryKey });
    };
    return {
      reload,
      choose(filter: ThemeFilter) {
        apply({ type: "filtered", filter });
        reload();
      },
      put: (theme: ScheduledTheme) => apply({ type: "put", theme }),
      remove: (id: string) => apply({ type: "removed", id }),
    };
  }, [client]);
}
