import { setTimeout as sleep } from "node:timers/promises";
import { AppError, throwIfCancelled } from "../../../errors";
import { type Failure, failureOf } from "./failure";

/** How long and how often a call is tried. */
export type Patience = {
  /** A whole call, its retries and its repair included. */
  callMs: number;
  retries: number;
  /** Before the first retry; it triples for the next. */
  backoffMs: number;
  /** A server that asks for a longer wait is not waited for. */
  longestWaitMs: number;
};

export const PATIENCE: Patience = { callMs: 45_000, retries: 2, backoffMs: 400, longestWaitMs: 15_000 };

type Attempts = { patience: Patience; reader: AbortSignal; limit: AbortSignal; failed: () => void };

/** Makes a call to the model, again where that may help, and turns what is left into one sentence for a person. */
export async function persist<T>(call: () => Promise<T>, attempts: Attempts): Promise<T> {
  const { patience, reader, limit, failed } = attempts;
  for (let attempt = 0; ; attempt += 1) {
    throwIfCancelled(reader);
    try {
      return await call();
    } catch (error) {
      throwIfCancelled(reader);
      const failure = limit.aborted ? failureOf(limit.reason) : failureOf(error);
      if (!failure) throw error;
      failed();
      const waitMs = Math.max(
        failure.retryAfterMs ?? 0,
        patience.backoffMs * 3 ** attempt * (0.75 + Math.random() / 2),
      );
      if (!failure.mayRetry || attempt >= patience.retries || waitMs > patience.longestWaitMs) {
        throw unavailable(failure, error);
      }
      await sleep(waitMs, undefined, { signal: AbortSignal.any([reader, limit]) }).catch(() => {
        throwIfCancelled(reader);
        throw unavailable(failure, error);
      });
    }
  }
}

const SENTENCES: Record<Failure["kind"], string> = {
  busy: "Our writer has too many orders right now. Please try again in a minute.",
  quota: "Our writer has used up what it may write for now. Please try again later.",
  settings: "Our writer can't be reached with this site's settings. Please tell whoever runs it.",
  down: "Our writer doesn't answer right now. Please try again in a minute.",
  "too-slow": "Our writer took too long to answer. Please try again.",
};

function unavailable({ kind, detail, retryAfterMs }: Failure, cause: unknown): AppError {
  const message = `The model failed (${kind}): ${detail}`;
  console.warn(JSON.stringify({ warning: message }));
  return new AppError("unavailable", SENTENCES[kind], {
    message,
    cause,
    retryAfterSeconds: retryAfterMs === undefined ? undefined : retryAfterMs / 1000,
  });
}
