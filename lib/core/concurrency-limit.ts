/** Lets a few pieces of work run at a time; the others wait in the order they came. */
export class ConcurrencyLimit {
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private readonly max: number;

  constructor(max: number) {
    this.max = max;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.max) await new Promise<void>((start) => this.waiting.push(start));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // A place that somebody waits for is handed over, never free in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
