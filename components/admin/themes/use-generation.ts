"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { apiHeaders } from "@/lib/client/api-client";
import { DEFAULT_WEEKS, generationReducer, isGenerating } from "@/lib/client/themes/generation-state";
import { GENERATE_FAILED } from "@/lib/client/themes/parse-theme-event";
import { streamGeneration } from "@/lib/client/themes/stream-client";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { THEME_CITY } from "@/lib/core/cities";
import { SECOND_MS } from "@/lib/core/durations";

type FollowedRun = { controller: AbortController; isKnown: boolean };
type GenerationCallbacks = { onStarted: () => void; onSaved: (theme: ScheduledTheme) => void; onEnded: () => void };

/** The one run that plans the weeks ahead: started here, or joined when one is in progress. Unmounting does not end it. */
export function useGeneration({ onStarted, onSaved, onEnded }: GenerationCallbacks) {
  const [generation, dispatch] = useReducer(generationReducer, null);
  const followed = useRef<FollowedRun>(null);
  const startedAt = useRef(0);
  const isRunning = isGenerating(generation);
  const tick = useCallback(() => {
    dispatch({ event: "ticked", elapsedSeconds: Math.floor((Date.now() - startedAt.current) / SECOND_MS) });
  }, []);

  const follow = useCallback(
    async (isStart: boolean) => {
      if (followed.current?.isKnown) return;
      followed.current?.controller.abort();
      const run: FollowedRun = { controller: new AbortController(), isKnown: isStart };
      const { signal } = run.controller;
      followed.current = run;
      startedAt.current = Date.now();
      if (isStart) dispatch({ event: "requested" });
      try {
        const request = isStart ? { city: THEME_CITY, weeksToGenerate: DEFAULT_WEEKS } : null;
        for await (const update of streamGeneration(request, { headers: apiHeaders(), signal })) {
          if (signal.aborted) return;
          run.isKnown = true;
          if (update.event === "started") {
            startedAt.current = Math.min(startedAt.current, Date.now() - update.elapsedSeconds * SECOND_MS);
          }
          if (update.event === "complete") tick();
          dispatch(update);
          if (update.event === "opened" && isStart) onStarted();
          if (update.event === "saved") onSaved(update.theme);
          if (update.event === "complete" || update.event === "gone") onEnded();
        }
      } catch (error) {
        // A failed attempt to join is not shown: no run is known of.
        if (signal.aborted || !run.isKnown) return;
        dispatch({ event: "failed", message: (error instanceof Error && error.message) || GENERATE_FAILED });
      } finally {
        if (followed.current === run) followed.current = null;
      }
    },
    [onStarted, onSaved, onEnded, tick],
  );

  useEffect(() => {
    follow(false);
    return () => {
      followed.current?.controller.abort();
      followed.current = null;
    };
  }, [follow]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning, tick]);

  return {
    generation,
    isRunning,
    start: useCallback(() => follow(true), [follow]),
    join: useCallback(() => follow(false), [follow]),
    dismiss: useCallback(() => dispatch({ event: "dismissed" }), []),
  };
}
