/** In milliseconds: how long a client may keep the session and say nothing. */
export type SilenceLimits = {
  /** Nobody else needs it. */
  alone: number;
  /** Somebody waits: counted from when the client was silent and somebody waited. */
  othersWait: number;
};

/** Measures whole messages, not bytes: a client that sends one byte now and then is silent all the same. */
export class SilenceTimeout {
  private timer: NodeJS.Timeout | null = null;
  private finalCheck: NodeJS.Immediate | null = null;
  private isShortened = false;

  constructor(
    private readonly limits: SilenceLimits,
    private readonly end: () => void,
  ) {}

  /** The client has the word. */
  start(doOthersWait: boolean): void {
    this.isShortened = doOthersWait;
    this.set(doOthersWait ? this.limits.othersWait : this.limits.alone);
  }

  /** Somebody has begun to wait; without effect while the client is not the one who is waited for. */
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
      // After a pause of this whole process, what the client has said meanwhile is read first.
      this.finalCheck = setImmediate(this.end);
    }, ms);
  }
}
