import { setTimeout as sleep } from "node:timers/promises";

/** Arrivals jitter: a little more than the even distance keeps them out of each other's second. */
const MARGIN = 1.02;
/** After a refusal the margin grows for the rest of a send: on a busy machine arrivals jitter more. */
const MARGIN_GROWTH = 1.005;
const MARGIN_MAX = 1.2;
/** The part of the margin that evens out what callers do between their turn and their call. */
const DRIFT_ALLOWANCE = 0.002;
/** The least distance to the call before, as a part of the even one, for a call that is late. */
const CATCH_UP_RATIO = 0.85;
/** In the first second every call opens a connection of its own, and arrives later than it will afterwards. */
const COLD_START_MARGIN = 1.15;
const IDLE_BEFORE_COLD_MS = 4_000;

/** Milliseconds since any moment; a sleep rejects when its signal aborts. */
export type Clock = { now: () => number; sleep: (ms: number, signal: AbortSignal) => Promise<void> };
const SYSTEM_CLOCK: Clock = { now: () => performance.now(), sleep: (ms, signal) => sleep(ms, undefined, { signal }) };

/** Lets calls start evenly, at most so many a second, however many wait. One per process and provider. */
export class RateLimiter {
  private nextAt = Number.NEGATIVE_INFINITY;

  constructor(
    private ratePerSecond: number,
    private readonly clock: Clock = SYSTEM_CLOCK,
  ) {}

  /** Resolves when it is this caller's turn. Rejects when the signal aborts first. */
  async waitForTurn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    for (let mine = this.takeSlot(); ; ) {
      const waitMs = Math.max(mine, this.pausedUntil) - this.clock.now();
      if (waitMs <= 0) return;
      await this.clock.sleep(waitMs, signal);
      // After a pause the waiting calls take new slots, so that they don't all leave at once.
      if (mine < this.pausedUntil) mine = this.takeSlot();
    }
  }

  /**
   * Resolves when a call whose turn has come may be sent: the work in between takes a varying time, and calls
   * that drifted together would be too many within one of the provider's seconds.
   */
  async waitToSend(signal: AbortSignal): Promise<void> {
    const atOnce = Math.max(1, Math.floor(this.ratePerSecond));
    for (;;) {
      const evenMs = 1000 / this.ratePerSecond;
      const freeAt = Math.max(
        this.sentAt(atOnce) + atOnce * evenMs * (this.margin - DRIFT_ALLOWANCE),
        this.sentAt(1) + evenMs * CATCH_UP_RATIO,
      );
      const waitMs = freeAt - this.clock.now();
      if (waitMs <= 0) break;
      await this.clock.sleep(waitMs, signal);
    }
    this.sendTimes.push({ at: this.clock.now(), hasLeft: false });
    if (this.sendTimes.length > 2 * atOnce) this.sendTimes.splice(0, atOnce);
  }

  /** Marks the oldest unsent call as sent now: a large request takes a while to be written. */
  markSent(): void {
    const leaving = this.sendTimes.find(({ hasLeft }) => !hasLeft);
    if (leaving) Object.assign(leaving, { at: this.clock.now(), hasLeft: true });
  }

  /** No call starts before then: the provider refused one and requested the delay. */
  pause(ms: number): void {
    this.margin = Math.min(this.margin * MARGIN_GROWTH, MARGIN_MAX);
    this.pausedUntil = Math.max(this.pausedUntil, this.clock.now() + ms);
    this.nextAt = Math.max(this.nextAt, this.pausedUntil);
  }

  /** The provider allows less than was configured. */
  lowerRate(ratePerSecond: number): void {
    if (ratePerSecond > 0) this.ratePerSecond = Math.min(this.ratePerSecond, ratePerSecond);
  }

  private pausedUntil = 0;
  private coldUntil = 0;
  private margin = MARGIN;
  /** When the latest calls started, or were sent. */
  private readonly sendTimes: { at: number; hasLeft: boolean }[] = [];

  private sentAt(callsAgo: number): number {
    return this.sendTimes.at(-callsAgo)?.at ?? Number.NEGATIVE_INFINITY;
  }

  private takeSlot(): number {
    const now = this.clock.now();
    if (now > this.nextAt + IDLE_BEFORE_COLD_MS) {
      this.coldUntil = now + 1000;
      this.margin = MARGIN;
    }
    const mine = Math.max(this.nextAt, now);
    const wider = mine < this.coldUntil ? Math.max(COLD_START_MARGIN, this.margin) : this.margin;
    this.nextAt = mine + (1000 / this.ratePerSecond) * wider;
    return mine;
  }
}
