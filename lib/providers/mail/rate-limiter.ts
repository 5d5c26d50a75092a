import { setTimeout as sleep } from "node:timers/promises";

/** Arrivals jitter on their way: a little more than the even distance keeps them out of each other's second. */
const MARGIN = 1.02;
/** A refusal says that they jitter by more, as they do on a busy machine: for the rest of a send. */
const WIDER = 1.005;
const WIDEST = 1.2;
/** What of the margin evens out what callers do between their turn and their call; the rest is left to the way. */
const DRIFT = 0.002;
/** Of the even distance, what a call that comes late leaves to the one before: two at once delay each other. */
const CATCHING_UP = 0.85;
/** In the first second every call opens a connection of its own, and arrives late by more than it will later. */
const COLD = 1.15;
const COLD_AFTER_MS = 4_000;

/** Moments in milliseconds since any; a sleep rejects when its signal aborts. */
export type Clock = { now: () => number; sleep: (ms: number, signal: AbortSignal) => Promise<void> };
const MACHINE: Clock = { now: () => performance.now(), sleep: (ms, signal) => sleep(ms, undefined, { signal }) };

/** Lets calls begin evenly, at most so many a second, however many wait. One per process and provider. */
export class RateLimiter {
  private nextAt = Number.NEGATIVE_INFINITY;

  constructor(
    private ratePerSecond: number,
    private readonly clock: Clock = MACHINE,
  ) {}

  /** Resolves when it is this caller's turn. Rejects when the signal aborts first. */
  async turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    for (let mine = this.take(); ; ) {
      const waitMs = Math.max(mine, this.pausedUntil) - this.clock.now();
      if (waitMs <= 0) return;
      await this.clock.sleep(waitMs, signal);
      // Whoever waited out a pause lines up again behind it, so that they don't all leave at once.
      if (mine < this.pausedUntil) mine = this.take();
    }
  }

  /**
   * Resolves when a call may leave whose turn has come: what is done in between takes now more, now less, and calls
   * that drifted together would be too many within one of the provider's seconds.
   */
  async begin(signal: AbortSignal): Promise<void> {
    const atOnce = Math.max(1, Math.floor(this.ratePerSecond));
    for (;;) {
      const evenMs = 1000 / this.ratePerSecond;
      const freeAt = Math.max(
        this.begunAt(atOnce) + atOnce * evenMs * (this.margin - DRIFT),
        this.begunAt(1) + evenMs * CATCHING_UP,
      );
      const waitMs = freeAt - this.clock.now();
      if (waitMs <= 0) break;
      await this.clock.sleep(waitMs, signal);
    }
    this.begun.push({ at: this.clock.now(), hasLeft: false });
    if (this.begun.length > 2 * atOnce) this.begun.splice(0, atOnce);
  }

  /** The oldest call that has begun and not left is on its way only now: a large one took a while to be written. */
  left(): void {
    const leaving = this.begun.find(({ hasLeft }) => !hasLeft);
    if (leaving) Object.assign(leaving, { at: this.clock.now(), hasLeft: true });
  }

  /** Nobody begins before then: the provider has refused one and asked for it. */
  pause(ms: number): void {
    this.margin = Math.min(this.margin * WIDER, WIDEST);
    this.pausedUntil = Math.max(this.pausedUntil, this.clock.now() + ms);
    this.nextAt = Math.max(this.nextAt, this.pausedUntil);
  }

  /** The provider allows less than was configured. */
  slowTo(ratePerSecond: number): void {
    if (ratePerSecond > 0) this.ratePerSecond = Math.min(this.ratePerSecond, ratePerSecond);
  }

  private pausedUntil = 0;
  private coldUntil = 0;
  private margin = MARGIN;
  /** When the latest calls began, or left. */
  private readonly begun: { at: number; hasLeft: boolean }[] = [];

  private begunAt(callsAgo: number): number {
    return this.begun.at(-callsAgo)?.at ?? Number.NEGATIVE_INFINITY;
  }

  private take(): number {
    const now = this.clock.now();
    if (now > this.nextAt + COLD_AFTER_MS) {
      this.coldUntil = now + 1000;
      this.margin = MARGIN;
    }
    const mine = Math.max(this.nextAt, now);
    const wider = mine < this.coldUntil ? Math.max(COLD, this.margin) : this.margin;
    this.nextAt = mine + (1000 / this.ratePerSecond) * wider;
    return mine;
  }
}
