"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { apiHeaders } from "@/lib/client/api-client";
import { errorMessage } from "@/lib/client/error-message";
import type { GuideListItem } from "@/lib/client/guide-list-item";
import { GENERATE_FAILED_MESSAGE, type GuideStreamUpdate, streamGuide, streamRerun } from "@/lib/client/guide-stream";
import { type GuideRun, NO_RUN_STORED, type RerunInput } from "@/lib/contracts/guide-run";
import { AppError } from "@/lib/core/errors";
import { IDLE, type PipelineEvent, pipelineReducer } from "./pipeline-state";
import { type RunSource, storedRunQuery } from "./queries";

type Options = { headers: Record<string, string>; signal: AbortSignal };

/** One debug run: started, followed, stopped; or a stored run that is opened. Unmounting stops it. */
export function usePipeline(onEnded: () => void) {
  const client = useQueryClient();
  const [pipeline, dispatch] = useReducer(pipelineReducer, IDLE);
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

  const fetchStoredRun = useCallback(
    (source: RunSource, signal: AbortSignal): Promise<GuideRun> => {
      const query = storedRunQuery(source);
      signal.addEventListener("abort", () => client.cancelQueries({ queryKey: query.queryKey }), { once: true });
      return client.fetchQuery(query);
    },
    [client],
  );

  /** Resolves to the error message of a run that was refused before it started; the panels stay as they were. */
  const follow = useCallback(
    async (updates: (options: Options) => AsyncIterable<GuideStreamUpdate>, startsAt: "once" | "opened") => {
      if (running.current) return null;
      opening.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const start = { hasStarted: startsAt === "once" };
      if (start.hasStarted) dispatch({ type: "started" });
      try {
        const guide = await followRun(updates({ headers: apiHeaders(), signal: controller.signal }), dispatch, start);
        dispatch({ type: "succeeded" });
        // The guide exists even when its run can't be read; it can be opened from the list.
        const run = await fetchStoredRun({ guideId: guide.id }, controller.signal).catch(() => null);
        if (run) dispatch({ type: "stored", run });
        return null;
      } catch (error) {
        const end = endEvent(error);
        if (!start.hasStarted && end.type === "failed") return end.message;
        dispatch(end);
        return null;
      } finally {
        running.current = null;
        onEnded();
      }
    },
    [onEnded, fetchStoredRun],
  );

  const open = useCallback(
    async (source: RunSource): Promise<GuideRun | null> => {
      opening.current?.abort();
      const controller = new AbortController();
      opening.current = controller;
      try {
        const run = await fetchStoredRun(source, controller.signal);
        if (controller.signal.aborted) return null;
        dispatch({ type: "loaded", run });
        return run;
      } catch (error) {
        if (controller.signal.aborted) return null;
        dispatch({ type: "cleared" });
        dispatch({ type: "failed", message: errorMessage(error, NO_RUN_STORED) });
        return null;
      }
    },
    [fetchStoredRun],
  );

  return {
    pipeline,
    stop,
    open,
    start: useCallback(
      (input: { city: string; prompt: string }) =>
        follow((options) => streamGuide(input, { ...options, isDebug: true }), "once"),
      [follow],
    ),
    rerun: useCallback(
      (runId: string, input: RerunInput) => follow((options) => streamRerun(runId, input, options), "opened"),
      [follow],
    ),
    clear: useCallback(() => {
      opening.current?.abort();
      dispatch({ type: "cleared" });
    }, []),
  };
}

async function followRun(
  updates: AsyncIterable<GuideStreamUpdate>,
  dispatch: (event: PipelineEvent) => void,
  start: { hasStarted: boolean },
): Promise<GuideListItem> {
  for await (const update of updates) {
    if (update.event === "complete") return update.guide;
    if (update.event === "tooFew") throw new Error(update.tooFew.message);
    if (update.event === "opened" && !start.hasStarted) {
      start.hasStarted = true;
      dispatch({ type: "started" });
    }
    if (update.event === "progress" && "stage" in update.data) dispatch({ type: "progressed", progress: update.data });
  }
  throw new Error(GENERATE_FAILED_MESSAGE);
}

function endEvent(error: unknown): PipelineEvent {
  if (error instanceof AppError && error.code === "cancelled") return { type: "stopped" };
  return { type: "failed", message: (error instanceof Error && error.message) || GENERATE_FAILED_MESSAGE };
}
