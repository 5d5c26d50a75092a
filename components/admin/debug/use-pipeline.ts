"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { apiHeaders } from "@/lib/client/api-client";
import { errorMessage } from "@/lib/client/error-message";
import type { GuideListItem } from "@/lib/client/guide-list-item";
import { GENERATE_FAILED_MESSAGE, type GuideStreamUpdate, streamGuide, streamRerun } from "@/lib/client/guide-stream";
import type { GuideRun, RerunInput } from "@/lib/contracts/guide-run";
import { AppError } from "@/lib/core/errors";
import { fetchGeneration, fetchRun } from "./calls";
import { IDLE, type PipelineEvent, pipelineReducer } from "./pipeline-state";

const NO_RECORD = "There is no record of how this guide was made.";

type Options = { headers: Record<string, string>; signal: AbortSignal };

/** One run under glass: started, watched, stopped; or a kept one that is looked at. Leaving the room stops it. */
export function usePipeline(onEnded: () => void) {
  const [pipeline, tell] = useReducer(pipelineReducer, IDLE);
  const running = useRef<AbortController>(null);
  const opening = useRef<AbortController>(null);

  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(
    () => () => {
      running.current?.abort();
      opening.current?.abort();
    },
    [],
  );

  /** Answers the sentence of a run that was refused before it began, which the panels then know nothing of. */
  const follow = useCallback(
    async (updates: (options: Options) => AsyncIterable<GuideStreamUpdate>, startsAt: "once" | "opened") => {
      if (running.current) return null;
      opening.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const begun = { isSo: startsAt === "once" };
      if (begun.isSo) tell({ type: "started" });
      try {
        const guide = await followRun(updates({ headers: apiHeaders(), signal: controller.signal }), tell, begun);
        tell({ type: "succeeded" });
        // Without its record the guide is made all the same; it can be opened from the list.
        const run = await fetchGeneration(guide.id, controller.signal).catch(() => null);
        if (run) tell({ type: "kept", run });
        return null;
      } catch (error) {
        const end = endEvent(error);
        if (!begun.isSo && end.type === "failed") return end.message;
        tell(end);
        return null;
      } finally {
        running.current = null;
        onEnded();
      }
    },
    [onEnded],
  );

  const open = useCallback(async (ask: (signal: AbortSignal) => Promise<GuideRun>): Promise<GuideRun | null> => {
    opening.current?.abort();
    const controller = new AbortController();
    opening.current = controller;
    try {
      const run = await ask(controller.signal);
      if (controller.signal.aborted) return null;
      tell({ type: "loaded", run });
      return run;
    } catch (error) {
      if (controller.signal.aborted) return null;
      tell({ type: "cleared" });
      tell({ type: "failed", message: errorMessage(error, NO_RECORD) });
      return null;
    }
  }, []);

  return {
    pipeline,
    stop,
    start: useCallback(
      (wish: { city: string; prompt: string }) =>
        follow((options) => streamGuide(wish, { ...options, isDebug: true }), "once"),
      [follow],
    ),
    runAgain: useCallback(
      (runId: string, input: RerunInput) => follow((options) => streamRerun(runId, input, options), "opened"),
      [follow],
    ),
    openGuide: useCallback((id: string) => open((signal) => fetchGeneration(id, signal)), [open]),
    openRun: useCallback((id: string) => open((signal) => fetchRun(id, signal)), [open]),
    clear: useCallback(() => {
      opening.current?.abort();
      tell({ type: "cleared" });
    }, []),
  };
}

async function followRun(
  updates: AsyncIterable<GuideStreamUpdate>,
  tell: (event: PipelineEvent) => void,
  begun: { isSo: boolean },
): Promise<GuideListItem> {
  for await (const update of updates) {
    if (update.event === "complete") return update.guide;
    if (update.event === "opened" && !begun.isSo) {
      begun.isSo = true;
      tell({ type: "started" });
    }
    if (update.event === "progress" && "stage" in update.data) tell({ type: "progressed", progress: update.data });
  }
  throw new Error(GENERATE_FAILED_MESSAGE);
}

function endEvent(error: unknown): PipelineEvent {
  if (error instanceof AppError && error.code === "cancelled") return { type: "stopped" };
  return { type: "failed", message: (error instanceof Error && error.message) || GENERATE_FAILED_MESSAGE };
}
