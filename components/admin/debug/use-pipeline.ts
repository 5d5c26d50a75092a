"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { apiHeaders } from "@/lib/api/client";
import { sentenceOf } from "@/lib/api/sentence-of";
import { AppError } from "@/lib/errors";
import type { RunAgainInput, RunRecord } from "@/lib/guides/debug/contract";
import type { ListedGuide } from "@/lib/guides/listed-guide";
import { GENERATE_FAILED, type GuideUpdate, streamGuide, streamRunAgain } from "@/lib/guides/stream-client";
import { fetchGeneration, fetchRun } from "./calls";
import { IDLE, type PipelineEvent, pipelineAfter } from "./pipeline-state";

const NO_RECORD = "There is no record of how this guide was made.";

type Options = { headers: Record<string, string>; signal: AbortSignal };

/** One run under glass: started, watched, stopped; or a kept one that is looked at. Leaving the room stops it. */
export function usePipeline(onEnded: () => void) {
  const [pipeline, tell] = useReducer(pipelineAfter, IDLE);
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
    async (updates: (options: Options) => AsyncIterable<GuideUpdate>, startsAt: "once" | "opened") => {
      if (running.current) return null;
      opening.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const begun = { isSo: startsAt === "once" };
      if (begun.isSo) tell({ type: "started" });
      try {
        const guide = await watch(updates({ headers: apiHeaders(), signal: controller.signal }), tell, begun);
        tell({ type: "succeeded" });
        // Without its record the guide is made all the same; it can be opened from the list.
        const run = await fetchGeneration(guide.id, controller.signal).catch(() => null);
        if (run) tell({ type: "kept", run });
        return null;
      } catch (error) {
        const end = endedBy(error);
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

  const open = useCallback(async (ask: (signal: AbortSignal) => Promise<RunRecord>): Promise<RunRecord | null> => {
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
      tell({ type: "failed", message: sentenceOf(error, NO_RECORD) });
      return null;
    }
  }, []);

  return {
    ...{ pipeline, stop },
    start: useCallback(
      (wish: { city: string; prompt: string }) =>
        follow((options) => streamGuide(wish, { ...options, isDebug: true }), "once"),
      [follow],
    ),
    runAgain: useCallback(
      (runId: string, input: RunAgainInput) => follow((options) => streamRunAgain(runId, input, options), "opened"),
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

async function watch(
  updates: AsyncIterable<GuideUpdate>,
  tell: (event: PipelineEvent) => void,
  begun: { isSo: boolean },
): Promise<ListedGuide> {
  for await (const update of updates) {
    if (update.event === "complete") return update.guide;
    if (update.event === "opened" && !begun.isSo) {
      begun.isSo = true;
      tell({ type: "started" });
    }
    if (update.event === "progress" && "stage" in update.data) tell({ type: "progressed", progress: update.data });
  }
  throw new Error(GENERATE_FAILED);
}

function endedBy(error: unknown): PipelineEvent {
  if (error instanceof AppError && error.code === "cancelled") return { type: "stopped" };
  return { type: "failed", message: (error instanceof Error && error.message) || GENERATE_FAILED };
}
