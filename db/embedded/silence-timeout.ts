/** In milliseconds: how long a client may hold the session in silence. */
export type SilenceLimits = {
  /** While nobody else waits. */
  alone: number;
  /** While somebody waits: counted from when both the silence and the wait have begun. */
  othersWait: number;
};

/** Counts whole messages, not bytes: a client that sends a byte now and then is silent too. */
export class SilenceTimeout {
  private timer: NodeJS.Timeout | null = null;
  private finalCheck: NodeJS.Immediate | null = null;
  private isShortened = false;

  constructor(
    private readonly limits: SilenceLimits,
    private readonly end: () => void,
  ) {}

  /** It is the client's turn to send. */
  start(doOthersWait: boolean): void {
    this.isShortened = doOthersWait;
    this.set(doOthersWait ? this.limits.othersWait : this.limits.alone);
  }

  /** Somebody has begun to wait; no effect unless this client is the one waited for. */
  shorten(): void {
    if (!this.timer || this.isShortened) return;
    this.isShortened = true;
    this.set(Math.min(this.limits.othersWait, this.limits.alone));
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    if (this.finalCheck) clearImmediate(this.finalCheck);
    this.timer = null;
    this.finalCheck = null;
  }

  private set(ms: number): void {
    this.stop();
    this.timer = setTimeout(() => {
      // After a pause of this whole process, input that arrived meanwhile is read first.
      this.finalCheck = setImmediate(this.end);
    }, ms);
  }
}
