import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Lets one caller at a time inject faults, while nobody else uses the database: only then is it known which statement
 * gets the fault, and who holds the pool's connections.
 */
export class Gate {
  private readonly trying = new AsyncLocalStorage<true>();
  private atWork = 0;
  private busy: Promise<void> | null = null;

  /** Runs `tryFaults` when nobody else uses the database, and otherwise `plain`. */
  async pass<T>(plain: () => Promise<T>, tryFaults: (() => Promise<T>) | null): Promise<T> {
    if (this.trying.getStore()) return plain();
    while (this.busy) await this.busy;
    if (tryFaults && this.atWork === 0) {
      const work = this.trying.run(true, tryFaults);
      const busy = work.then(
        () => {},
        () => {},
      );
      this.busy = busy;
      return work.finally(() => {
        this.busy = null;
      });
    }
    this.atWork += 1;
    return plain().finally(() => {
      this.atWork -= 1;
    });
  }
}
