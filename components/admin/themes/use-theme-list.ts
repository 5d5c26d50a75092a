"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { errorMessage } from "@/lib/client/error-message";
import { EMPTY_LIST, type ThemeFilter, themeListReducer } from "@/lib/client/themes/theme-list";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { fetchThemes } from "./calls";

/** The themes of a filter as the server has them, with what was changed here since. */
export function useThemeList() {
  const [list, tell] = useReducer(themeListReducer, EMPTY_LIST);
  const asking = useRef<AbortController>(null);
  const changes = useRef(0);
  const { filter } = list;
  const chosen = useRef(filter);

  const load = useCallback(async () => {
    const filter = chosen.current;
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    const changesBefore = changes.current;
    tell({ type: "asked" });
    try {
      const themes = await fetchThemes(filter, signal);
      if (signal.aborted) return;
      tell({ type: "answered", filter, themes, isLatest: changes.current === changesBefore });
    } catch (problem) {
      if (!signal.aborted) tell({ type: "refused", message: errorMessage(problem, "") });
    }
  }, []);

  useEffect(() => {
    chosen.current = filter;
    load();
    return () => asking.current?.abort();
  }, [filter, load]);

  return {
    list,
    load,
    choose: useCallback((chosen: ThemeFilter) => tell({ type: "filtered", filter: chosen }), []),
    put: useCallback((theme: ScheduledTheme) => {
      changes.current++;
      tell({ type: "put", theme });
    }, []),
    remove: useCallback((id: string) => {
      changes.current++;
      tell({ type: "removed", id });
    }, []),
  };
}
