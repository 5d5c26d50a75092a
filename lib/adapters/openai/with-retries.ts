import { setTimeout as sleep } from "node:timers/promises";
import { AppError, throwIfCancelled } from "@/lib/core/errors";
import { type ModelFailure, toModelFailure } from "./model-failure";

/** How long and how often a call is tried. */
export type RetryPolicy = {
  /** For the whole call, including its retries and its repair. */
  timeoutMs: number;
  retries: number;
  /** The delay before the first retry; it triples with each retry. */
  backoffMs: number;
  /** A server that requests a longer delay gets no retry. */
  waitMaxMs: number;
};

export const DEFAULT_RETRY_POLICY: RetryPolicy = { timeoutMs: 45_000, retries: 2, backoffMs: 400, waitMaxMs: 15_000 };

type RetryContext = {
  retryPolicy: RetryPolicy;
  callerSignal: AbortSignal;
  timeoutSignal: AbortSignal;
  onFailure: () => void;
};

/** Calls the model, retries failures that may be temporary, and converts the last one to a message for the user. */
export async function withRetries<T>(call: () => Promise<T>, attempts: RetryContext): Promise<T> {
  const { retryPolicy, callerSignal, timeoutSignal, onFailure } = attempts;
  for (let attempt = 0; ; attempt += 1) {
    throwIfCancelled(callerSignal, "The call to the model");
    try {
      return await call();
    } catch (error) {
      throwIfCancelled(callerSignal, "The call to the model");
      const failure = timeoutSignal.aborted ? toModelFailure(timeoutSignal.reason) : toModelFailure(error);
      if (!failure) throw error;
      onFailure();
      const waitMs = Math.max(
        failure.retryAfterMs ?? 0,
        retryPolicy.backoffMs * 3 ** attempt * (0.75 + Math.random() / 2),
      );
      if (!failure.isRetryable || attempt >= retryPolicy.retries || waitMs > retryPolicy.waitMaxMs) {
        throw unavailable(failure, error);
      }
      await sleep(waitMs, undefined, { signal: AbortSignal.any([callerSignal, timeoutSignal]) }).catch(() => {
        throwIfCancelled(callerSignal, "The call to the model");
        throw unavailable(failure, error);
      });
    }
  }
}

const USER_MESSAGES: Record<ModelFailure["kind"], string> = {
  busy: "Our writer has too many orders right now. Please try again in a minute.",
  quota: "Our writer has used up what it may write for now. Please try again later.",
  settings: "Our writer can't be reached with this site's settings. Please tell whoever runs it.",
  down: "Our writer doesn't answer right now. Please try again in a minute.",
  "too-slow": "Our writer took too long to answer. Please try again.",
};

function unavailable({ kind, detail, retryAfterMs }: ModelFailure, cause: unknown): AppError {
  const message = `The model failed (${kind}): ${detail}`;
  console.warn(JSON.stringify({ warning: message }));
  return new AppError("unavailable", USER_MESSAGES[kind], {
    message,
    cause,
    retryAfterSeconds: retryAfterMs === undefined ? undefined : retryAfterMs / 1000,
  });
}
