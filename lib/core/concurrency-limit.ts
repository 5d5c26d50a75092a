/** Runs at most `max` tasks at a time; the others wait in order. */
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
      // A slot with a waiting task is handed over, so that no newer task can take it.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
