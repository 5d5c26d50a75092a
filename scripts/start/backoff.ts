type Limits = {
  firstMs: number;
  longestMs: number;
  /** A process that lived this long is healthy: its next death counts as the first. */
  quietMs: number;
  mostDeaths: number;
};

/** Twenty deaths take two and a half minutes: time enough to free disk space by hand, and shorter than a night. */
const LIMITS: Limits = { firstMs: 250, longestMs: 10_000, quietMs: 60_000, mostDeaths: 20 };

/** How long to wait before a process that died is restarted. */
export class Backoff {
  private deaths = 0;

  constructor(private readonly limits = LIMITS) {}

  /** In milliseconds; null when it has died too often in a row. */
  next(livedMs: number): number | null {
    const { firstMs, longestMs, quietMs, mostDeaths } = this.limits;
    this.deaths = livedMs >= quietMs ? 1 : this.deaths + 1;
    return this.deaths > mostDeaths ? null : Math.min(firstMs * 2 ** (this.deaths - 1), longestMs);
  }
}
