"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { apiHeaders } from "@/lib/client/api-client";
import type { GuideListItem } from "@/lib/client/guide-list-item";
import {
  CREATE_FAILED_MESSAGE,
  type GuideStream,
  type GuideStreamOptions,
  type GuideStreamUpdate,
} from "@/lib/client/guide-stream";
import { IDLE, type SparkEvent, sparkReducer } from "@/lib/client/spark-state";
import { AppError } from "@/lib/core/errors";

/** A prompt rejected this quickly stays in the dialog, beside its error; after this the checklist shows. */
const QUICK_REJECTION_MS = 400;
/** A server that does not respond must not leave anyone in a dialog that cannot be closed. */
const UNRESPONSIVE_AFTER_MS = 10_000;

/** `unknown`: the page was left, or the connection lost, before the server said. */
export type SparkEnd = "made" | "refused" | "stopped" | "unknown";

const LEFT = "the screen was left";

/** Starts, follows and stops the creation of one guide, as `stream` asks for it. Leaving the screen stops it too. */
export function useSpark<Request>(
  stream: (request: Request, options: GuideStreamOptions) => GuideStream,
  onCreated: (guide: GuideListItem) => void,
) {
  const [spark, dispatch] = useReducer(sparkReducer, IDLE);
  const running = useRef<AbortController>(null);

  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => () => running.current?.abort(LEFT), []);

  const start = useCallback(
    async (request: Request): Promise<SparkEnd> => {
      if (running.current) return "unknown";
      const controller = new AbortController();
      running.current = controller;
      dispatch({ type: "started" });
      try {
        const options = { headers: apiHeaders(), signal: controller.signal };
        const end = await consumeUpdates(stream(request, options), dispatch);
        if (end.event === "complete") onCreated(end.guide);
        dispatch(end.event === "complete" ? { type: "succeeded" } : { type: "too few fit", tooFew: end.tooFew });
        if (controller.signal.reason === LEFT) return "unknown";
        return end.event === "complete" ? "made" : "refused";
      } catch (error) {
        const event = endEvent(error);
        dispatch(event);
        if (controller.signal.reason === LEFT || isConnectionLost(error)) return "unknown";
        return event.type === "cancelled" ? "stopped" : "refused";
      } finally {
        running.current = null;
      }
    },
    [stream, onCreated],
  );

  return { spark, start, stop, dispatch };
}

function endEvent(error: unknown): SparkEvent {
  if (error instanceof AppError && error.code === "cancelled") return { type: "cancelled" };
  return { type: "failed", message: (error instanceof Error && error.message) || CREATE_FAILED_MESSAGE };
}

/** A browser that leaves a page may end its calls so, too. */
const isConnectionLost = (error: unknown): boolean => error instanceof Error && error.cause instanceof TypeError;

type StreamEnd = Extract<GuideStreamUpdate, { event: "complete" | "tooFew" }>;

async function consumeUpdates(
  updates: AsyncIterable<GuideStreamUpdate>,
  dispatch: (event: SparkEvent) => void,
): Promise<StreamEnd> {
  const accept = () => dispatch({ type: "accepted" });
  let accepting = setTimeout(accept, UNRESPONSIVE_AFTER_MS);
  try {
    for await (const update of updates) {
      if (update.event === "complete" || update.event === "tooFew") return update;
      if (update.event === "opened") {
        clearTimeout(accepting);
        accepting = setTimeout(accept, QUICK_REJECTION_MS);
      } else if ("type" in update.data) dispatch({ type: "progressed", progress: update.data });
    }
    throw new Error(CREATE_FAILED_MESSAGE);
  } finally {
    clearTimeout(accepting);
  }
}
