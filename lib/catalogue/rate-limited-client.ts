import PQueue from "p-queue";
import { MINUTE_MS } from "@/lib/core/durations";
import { AppError } from "@/lib/core/errors";
import { abortableSleep } from "@/lib/core/sleep";
import { PlacesError } from "./google/client";

export type RequestPace = {
  /** Requests at most, evenly apart. */
  perSecond: number;
  /** Before the second attempt; it doubles with each. */
  backoffMs: number;
  /** Of one request that Google can't answer at the moment. */
  maxAttempts: number;
};
export const DEFAULT_PACE: RequestPace = { perSecond: 5, backoffMs: 1_000, maxAttempts: 4 };

/** Thrown by `count` when no further request may go out. */
export class CallBudgetExceeded extends Error {}

const MAX_WAIT_MS = 5 * MINUTE_MS;

/** Sends requests to Google, never faster than the pace, and retries those that fail for the moment. */
export class RateLimitedClient {
  readonly #pace: RequestPace;
  readonly #signal: AbortSignal;
  readonly #starts: PQueue;

  constructor(pace: RequestPace, signal: AbortSignal) {
    this.#pace = pace;
    this.#signal = signal;
    // Strict: two requests are never closer than the interval, also over the border of two windows.
    this.#starts = new PQueue({ interval: 1_000 / pace.perSecond, intervalCap: 1, strict: true });
  }

  /**
   * The response, or null where Google fails at this one request again and again. `count` runs before each request.
   * @throws AppError where going on makes no sense: the key is refused, or Google wants no more requests today
   */
  async call<T>(send: () => Promise<T>, count: () => Promise<void>): Promise<T | null> {
    for (let attempt = 1; ; attempt += 1) {
      await this.#starts.add(() => {}, { signal: this.#signal });
      await count();
      try {
        return await send();
      } catch (error) {
        this.#signal.throwIfAborted();
        if (!(error instanceof PlacesError) || error.failure === "missing") throw error;
        if (error.failure === "refused" || error.failure === "bad-request") throw unavailable(error);
        const waitMs = error.retryAfterMs ?? this.#pace.backoffMs * 2 ** (attempt - 1);
        if (attempt >= this.#pace.maxAttempts || waitMs > MAX_WAIT_MS) {
          if (error.failure === "busy") throw unavailable(error);
          return null;
        }
        await abortableSleep(waitMs, this.#signal);
      }
    }
  }
}

const unavailable = (error: PlacesError) => new AppError("unavailable", error.userMessage, { cause: error });
