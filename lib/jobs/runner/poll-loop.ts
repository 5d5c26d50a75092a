const MIN_INTERVAL_MS = 20;
const MAX_INTERVAL_MS = 1_000;

/** How long to rest between two looks: not at all while there is work, then longer and longer, up to a second. */
export class PollLoop {
  isRunning = true;
  private intervalMs = MIN_INTERVAL_MS;
  private isAwake = false;
  private endWait: (() => void) | undefined;

  async wait(isBusy: boolean): Promise<void> {
    if (isBusy || this.isAwake) this.intervalMs = MIN_INTERVAL_MS;
    else this.intervalMs = Math.min(this.intervalMs * 2, MAX_INTERVAL_MS);
    const isOver = isBusy || this.isAwake || !this.isRunning;
    this.isAwake = false;
    if (isOver) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.intervalMs);
      this.endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.endWait = undefined;
  }

  /** Ends this rest, or the next one, and makes the following ones short: news may be on its way. */
  wake(): void {
    this.isAwake = true;
    this.intervalMs = MIN_INTERVAL_MS;
    this.endWait?.();
  }

  stop(): void {
    this.isRunning = false;
    this.endWait?.();
  }
}
