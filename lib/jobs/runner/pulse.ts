const SHORTEST_MS = 20;
const LONGEST_MS = 1_000;

/** How long to rest between two looks: not at all while there is work, then longer and longer, up to a second. */
export class Pulse {
  isLive = true;
  private restMs = SHORTEST_MS;
  private isAwake = false;
  private end: (() => void) | undefined;

  async rest(isBusy: boolean): Promise<void> {
    if (isBusy || this.isAwake) this.restMs = SHORTEST_MS;
    else this.restMs = Math.min(this.restMs * 2, LONGEST_MS);
    const isOver = isBusy || this.isAwake || !this.isLive;
    this.isAwake = false;
    if (isOver) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.restMs);
      this.end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.end = undefined;
  }

  /** Ends this rest, or the next one, and makes the following ones short: news may be on its way. */
  wake(): void {
    this.isAwake = true;
    this.restMs = SHORTEST_MS;
    this.end?.();
  }

  stop(): void {
    this.isLive = false;
    this.end?.();
  }
}
