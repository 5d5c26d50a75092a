import { Worker } from "node:worker_threads";

/** Ends this process when one statement runs for too long: PGlite has no timeouts, and blocks everything else. */
export class Watchdog {
  private readonly beats = new Int32Array(new SharedArrayBuffer(4));
  private readonly thread: Worker;

  constructor(limitMs: number) {
    // A separate thread keeps running while a statement blocks this one. Node reads its TypeScript without a loader.
    this.thread = new Worker(new URL("./watchdog-thread.ts", import.meta.url), {
      execArgv: [],
      workerData: { beats: this.beats, limitMs },
    });
    this.thread.unref();
  }

  /** Odd while a statement runs. */
  begin(): void {
    Atomics.add(this.beats, 0, 1);
  }

  end(): void {
    Atomics.add(this.beats, 0, 1);
  }

  async stop(): Promise<void> {
    await this.thread.terminate();
  }
}
