import { MINUTE_MS } from "@/lib/core/durations";
import { AppError } from "@/lib/core/errors";
import { abortableSleep } from "@/lib/core/sleep";
import { PlacesError } from "./google/client";

export type RequestPace = {
  /** Requests at most. */
  perSecond: number;
  /** Before the second try; it doubles with each. */
  backoffMs: number;
  /** Tries of one question that Google can't answer just now. */
  maxAttempts: number;
};
export const DEFAULT_PACE: RequestPace = { perSecond: 5, backoffMs: 1_000, maxAttempts: 4 };

/** Thrown by whoever counts, when no further request may go out. */
export class CallBudgetExceeded extends Error {}

const MAX_WAIT_MS = 5 * MINUTE_MS;

/** Asks Google one question after the other, never faster than the pace, and waits where it is told to. */
export class RateLimitedClient {
  #nextAt = 0;
  readonly #pace: RequestPace;
  readonly #signal: AbortSignal;

  constructor(pace: RequestPace, signal: AbortSignal) {
    this.#pace = pace;
    this.#signal = signal;
  }

  /**
   * The answer, or null where Google fails at this one question again and again. `count` runs before each request.
   * @throws AppError where going on makes no sense: the key is refused, or Google wants no more requests today
   */
  async call<T>(question: () => Promise<T>, count: () => Promise<void>): Promise<T | null> {
    for (let attempt = 1; ; attempt += 1) {
      await this.#takeTurn();
      await count();
      try {
        return await question();
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

  async #takeTurn(): Promise<void> {
    const now = performance.now();
    const waitMs = this.#nextAt - now;
    this.#nextAt = Math.max(now, this.#nextAt) + 1_000 / this.#pace.perSecond;
    await abortableSleep(Math.max(0, waitMs), this.#signal);
  }
}

const unavailable = (error: PlacesError) => new AppError("unavailable", error.userMessage, { cause: error });
