/** In milliseconds: how long a client may keep the session and say nothing. */
export type Limits = {
  /** Nobody else needs it. */
  alone: number;
  /** Somebody waits: counted from when the client was silent and somebody waited. */
  othersWait: number;
};

/** Measures whole messages, not bytes: a client that sends one byte now and then is silent all the same. */
export class Patience {
  private timer: NodeJS.Timeout | null = null;
  private lastLook: NodeJS.Immediate | null = null;
  private hasHurried = false;

  constructor(
    private readonly limits: Limits,
    private readonly end: () => void,
  ) {}

  /** The client has the word. */
  start(doOthersWait: boolean): void {
    this.hasHurried = doOthersWait;
    this.set(doOthersWait ? this.limits.othersWait : this.limits.alone);
  }

  /** Somebody has begun to wait; without effect while the client is not the one who is waited for. */
  hurry(): void {
    if (!this.timer || this.hasHurried) return;
    this.hasHurried = true;
    this.set(Math.min(this.limits.othersWait, this.limits.alone));
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    if (this.lastLook) clearImmediate(this.lastLook);
    this.timer = null;
    this.lastLook = null;
  }

  private set(ms: number): void {
    this.stop();
    this.timer = setTimeout(() => {
      // After a pause of this whole process, what the client has said meanwhile is read first.
      this.lastLook = setImmediate(this.end);
    }, ms);
  }
}
