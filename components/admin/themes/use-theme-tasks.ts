"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { apiHeaders } from "@/lib/client/api-client";
import { streamReimagining } from "@/lib/client/themes/stream-client";
import { CLEAR_AFTER_MS, type ThemeTaskKind, themeTaskReducer } from "@/lib/client/themes/task-state";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { previewTheme } from "./calls";

type TaskCallbacks = { onTheme: (theme: ScheduledTheme) => void; onEnded: () => void };

/** What is being done for single themes: each may be imagined anew, and have a preview made, at its own pace. */
export function useThemeTasks({ onTheme, onEnded }: TaskCallbacks) {
  const [work, tell] = useReducer(themeTaskReducer, {});
  const leaving = useRef<AbortController>(null);
  const clearing = useRef(new Map<string, number>());

  useEffect(() => {
    const timers = clearing.current;
    const left = new AbortController();
    leaving.current = left;
    return () => {
      left.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, []);

  const follow = useCallback(
    async (id: string, kind: ThemeTaskKind, doWork: (signal: AbortSignal) => Promise<void>) => {
      const signal = leaving.current?.signal ?? AbortSignal.abort();
      const name = `${kind} ${id}`;
      clearTimeout(clearing.current.get(name));
      tell({ id, kind, event: "asked" });
      try {
        await doWork(signal);
        if (signal.aborted) return;
        tell({ id, kind, event: "complete" });
        const clear = () => tell({ id, kind, event: "cleared" });
        clearing.current.set(name, window.setTimeout(clear, CLEAR_AFTER_MS[kind]));
      } catch (problem) {
        if (signal.aborted) return;
        tell({ id, kind, event: "failed", detail: problem instanceof Error ? problem.message : "" });
      }
      onEnded();
    },
    [onEnded],
  );

  const reimagine = useCallback(
    (id: string) =>
      follow(id, "reimagining", async (signal) => {
        for await (const told of streamReimagining(id, { headers: apiHeaders(), signal })) {
          if (told.event === "error") throw new Error(told.message);
          if (told.event === "started" || told.event === "updated")
            tell({ id, kind: "reimagining", event: told.event });
          if ((told.event === "updated" || told.event === "complete") && told.theme) onTheme(told.theme);
        }
      }),
    [follow, onTheme],
  );

  const preview = useCallback(
    (id: string) =>
      follow(id, "preview", async (signal) => {
        const theme = await previewTheme(id, signal);
        if (theme) onTheme(theme);
      }),
    [follow, onTheme],
  );

  return { work, reimagine, preview };
}
