import { setTimeout as sleep } from "node:timers/promises";

/** Arrivals jitter on their way: a little more than the even distance keeps them out of each other's second. */
const MARGIN = 1.02;

/** Lets calls begin evenly, at most so many a second, however many wait. One per process and provider. */
export class RateLimiter {
  private nextAt = 0;

  constructor(private ratePerSecond: number) {}

  /** Resolves when it is this caller's turn. Rejects when the signal aborts first. */
  async turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    for (let mine = this.take(); ; ) {
      const waitMs = Math.max(mine, this.pausedUntil) - performance.now();
      if (waitMs <= 0) return;
      await sleep(waitMs, undefined, { signal });
      // Whoever waited out a pause lines up again behind it, so that they don't all leave at once.
      if (mine < this.pausedUntil) mine = this.take();
    }
  }

  /** Nobody begins before then: the provider has asked for it. */
  pause(ms: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, performance.now() + ms);
    this.nextAt = Math.max(this.nextAt, this.pausedUntil);
  }

  /** The provider allows less than was configured. */
  slowTo(ratePerSecond: number): void {
    if (ratePerSecond > 0) this.ratePerSecond = Math.min(this.ratePerSecond, ratePerSecond);
  }

  private pausedUntil = 0;

  private take(): number {
    const mine = Math.max(this.nextAt, performance.now());
    this.nextAt = mine + (1000 / this.ratePerSecond) * MARGIN;
    return mine;
  }
}
