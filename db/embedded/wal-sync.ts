import { closeSync, fdatasync, fdatasyncSync, openSync } from "node:fs";
import { promisify } from "node:util";

const dataSynced = promisify(fdatasync);

/**
 * The segments of the write-ahead log that PostgreSQL considers synced and that aren't yet. One sync covers all the
 * commits written before it began. A failed one is never retried: the kernel may have dropped what it couldn't write,
 * and a second sync would succeed without it.
 */
export class WalSync {
  /** By path, with the latest request. */
  private readonly segments = new Map<string, number>();
  /** How many syncs PostgreSQL has requested: a batch that increased it has committed something. */
  requested = 0;
  segmentsBegun = 0;
  private newest = "";
  private done = 0;
  private running: Promise<void> | undefined;
  private failure: { error: unknown } | undefined;

  /** `onFailure` is called once, before any client gets a response. */
  constructor(private readonly onFailure: (error: unknown) => void) {}

  request(segment: string): void {
    if (segment !== this.newest) this.segmentsBegun++;
    this.newest = segment;
    this.segments.set(segment, ++this.requested);
  }

  /** Resolves when everything requested so far is on the disk. */
  async flushed(): Promise<void> {
    const upTo = this.requested;
    while (this.done < upTo && !this.failure) await this.oneSync();
    if (this.failure) throw this.failure.error;
  }

  /** Returns when everything requested so far is on the disk. */
  flushNow(): void {
    if (this.done === this.requested) return;
    this.sync(() => {
      for (const segment of this.segments.keys()) syncFile(segment);
    });
    this.finish(this.requested);
  }

  /** Does one sync; if it fails there is no other. */
  sync(once: () => void): void {
    if (this.failure) throw this.failure.error;
    try {
      once();
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  fail(error: unknown): void {
    if (this.failure) return;
    this.failure = { error };
    this.onFailure(error);
  }

  private oneSync(): Promise<void> {
    this.running ??= this.syncAll().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async syncAll(): Promise<void> {
    const upTo = this.requested;
    try {
      await Promise.all([...this.segments.keys()].map(syncFileAside));
      this.finish(upTo);
    } catch (error) {
      this.fail(error);
    }
  }

  private finish(upTo: number): void {
    for (const [segment, last] of this.segments) if (last <= upTo) this.segments.delete(segment);
    this.done = Math.max(this.done, upTo);
  }
}

function syncFile(file: string): void {
  const descriptor = openSync(file, "r+");
  try {
    fdatasyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** With a separate descriptor: PostgreSQL may close its own while the sync runs. */
async function syncFileAside(file: string): Promise<void> {
  const descriptor = openSync(file, "r+");
  try {
    await dataSynced(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
