"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { apiHeaders } from "@/lib/client/api-client";
import { streamReimagining } from "@/lib/client/themes/stream-client";
import { CLEAR_AFTER_MS, type ThemeTaskKind, themeTaskReducer } from "@/lib/client/themes/task-state";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { useUnmountSignal } from "../use-unmount-signal";
import { previewTheme } from "./queries";

type TaskCallbacks = { onTheme: (theme: ScheduledTheme) => void; onEnded: () => void };

/** Tasks on single themes: any number of them can be re-imagined, or have a preview generated, at the same time. */
export function useThemeTasks({ onTheme, onEnded }: TaskCallbacks) {
  const [tasks, dispatch] = useReducer(themeTaskReducer, {});
  const unmountSignal = useUnmountSignal();
  const clearTimers = useRef(new Map<string, number>());

  useEffect(() => {
    const timers = clearTimers.current;
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, []);

  const follow = useCallback(
    async (id: string, kind: ThemeTaskKind, doWork: (signal: AbortSignal) => Promise<void>) => {
      const signal = unmountSignal();
      const name = `${kind} ${id}`;
      clearTimeout(clearTimers.current.get(name));
      dispatch({ id, kind, event: "requested" });
      try {
        await doWork(signal);
        if (signal.aborted) return;
        dispatch({ id, kind, event: "complete" });
        const clear = () => dispatch({ id, kind, event: "cleared" });
        clearTimers.current.set(name, window.setTimeout(clear, CLEAR_AFTER_MS[kind]));
      } catch (error) {
        if (signal.aborted) return;
        dispatch({ id, kind, event: "failed", detail: error instanceof Error ? error.message : "" });
      }
      onEnded();
    },
    [onEnded, unmountSignal],
  );

  const reimagine = useCallback(
    (id: string) =>
      follow(id, "reimagining", async (signal) => {
        for await (const update of streamReimagining(id, { headers: apiHeaders(), signal })) {
          if (update.event === "error") throw new Error(update.message);
          if (update.event === "started" || update.event === "updated") {
            dispatch({ id, kind: "reimagining", event: update.event });
          }
          if ((update.event === "updated" || update.event === "complete") && update.theme) onTheme(update.theme);
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

  return { tasks, reimagine, preview };
}
