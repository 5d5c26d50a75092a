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
type GenerationCallbacks = { onBegun: () => void; onSaved: (theme: ScheduledTheme) => void; onEnded: () => void };

/** The one run that plans the weeks ahead: begun here, or joined when it goes already. Leaving does not end it. */
export function useGeneration({ onBegun, onSaved, onEnded }: GenerationCallbacks) {
  const [generation, tell] = useReducer(generationReducer, null);
  const run = useRef<FollowedRun>(null);
  const begunAt = useRef(0);
  const isGoing = isGenerating(generation);
  const tick = useCallback(() => {
    tell({ event: "ticked", elapsedSeconds: Math.floor((Date.now() - begunAt.current) / SECOND_MS) });
  }, []);

  const follow = useCallback(
    async (isAsked: boolean) => {
      if (run.current?.isKnown) return;
      run.current?.controller.abort();
      const mine: FollowedRun = { controller: new AbortController(), isKnown: isAsked };
      const { signal } = mine.controller;
      run.current = mine;
      begunAt.current = Date.now();
      if (isAsked) tell({ event: "asked" });
      try {
        const asked = isAsked ? { city: THEME_CITY, weeksToGenerate: DEFAULT_WEEKS } : null;
        for await (const update of streamGeneration(asked, { headers: apiHeaders(), signal })) {
          if (signal.aborted) return;
          mine.isKnown = true;
          if (update.event === "started") {
            begunAt.current = Math.min(begunAt.current, Date.now() - update.elapsedSeconds * SECOND_MS);
          }
          if (update.event === "complete") tick();
          tell(update);
          if (update.event === "opened" && isAsked) onBegun();
          if (update.event === "saved") onSaved(update.theme);
          if (update.event === "complete" || update.event === "gone") onEnded();
        }
      } catch (problem) {
        // Nobody has asked for the look on opening: that it failed is no news.
        if (signal.aborted || !mine.isKnown) return;
        tell({ event: "failed", message: (problem instanceof Error && problem.message) || GENERATE_FAILED });
      } finally {
        if (run.current === mine) run.current = null;
      }
    },
    [onBegun, onSaved, onEnded, tick],
  );

  useEffect(() => {
    follow(false);
    return () => {
      run.current?.controller.abort();
      run.current = null;
    };
  }, [follow]);

  useEffect(() => {
    if (!isGoing) return;
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [isGoing, tick]);

  return {
    generation,
    isGoing,
    begin: useCallback(() => follow(true), [follow]),
    join: useCallback(() => follow(false), [follow]),
    dismiss: useCallback(() => tell({ event: "dismissed" }), []),
  };
}
