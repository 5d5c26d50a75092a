"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { apiHeaders } from "@/lib/api/client";
import { AppError } from "@/lib/errors";
import type { ListedGuide } from "@/lib/guides/listed-guide";
import { CREATE_FAILED, type GuideUpdate, streamGuide } from "@/lib/guides/stream-client";
import { IDLE, type SparkEvent, sparkAfter } from "./spark-state";

/** A wish refused at once stays in the dialog, beside the words that caused it; after this the checklist shows. */
const REFUSED_AT_ONCE_MS = 400;
/** A server that does not even answer must not hold anyone in a dialog that cannot be closed. */
const UNANSWERED_MS = 10_000;

/** One guide being made: started, watched, stopped. Leaving the screen stops it too. */
export function useSpark(onMade: (guide: ListedGuide) => void) {
  const [spark, tell] = useReducer(sparkAfter, IDLE);
  const running = useRef<AbortController>(null);

  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const start = useCallback(
    async (wish: { city: string; prompt: string }) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      tell({ type: "started" });
      try {
        onMade(await follow(streamGuide(wish, { headers: apiHeaders(), signal: controller.signal }), tell));
        tell({ type: "succeeded" });
      } catch (error) {
        tell(endedBy(error));
      } finally {
        running.current = null;
      }
    },
    [onMade],
  );

  return { spark, start, stop, tell };
}

function endedBy(error: unknown): SparkEvent {
  if (error instanceof AppError && error.code === "cancelled") return { type: "cancelled" };
  return { type: "failed", message: (error instanceof Error && error.message) || CREATE_FAILED };
}

async function follow(updates: AsyncIterable<GuideUpdate>, tell: (event: SparkEvent) => void): Promise<ListedGuide> {
  const take = () => tell({ type: "taken" });
  let taking = setTimeout(take, UNANSWERED_MS);
  try {
    for await (const update of updates) {
      if (update.event === "complete") return update.guide;
      if (update.event === "opened") {
        clearTimeout(taking);
        taking = setTimeout(take, REFUSED_AT_ONCE_MS);
      } else if ("type" in update.data) tell({ type: "progressed", progress: update.data });
    }
    throw new Error(CREATE_FAILED);
  } finally {
    clearTimeout(taking);
  }
}
