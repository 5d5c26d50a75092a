import { Client, type ClientConfig } from "pg";
import { announcesSingleSession } from "./announces-single-session";
import { DatabaseUnavailableError } from "./database-unavailable";
import type { Lease } from "./lease";

/** A statement that takes longer triggers a check whether the database still responds. */
const SLOW_MS = 800;
const CHECK_EVERY_MS = 250;
/** How long each of two attempts may take to connect, and then to be answered: with the time above, some 3 s in all. */
const ATTEMPT_TIMEOUT_MS = 800;
const ATTEMPTS = 2;
/** After a failed connection the next is attempted at most this often; in between, statements are refused at once. */
const RETRY_EVERY_MS = 300;

/**
 * Distinguishes a slow statement from a database that hangs: while one takes long, another is run on a new connection.
 * Connecting alone proves nothing: a pooler lets clients in, whatever becomes of the server behind it.
 */
export class LivenessMonitor {
  private timer: NodeJS.Timeout | null = null;
  private isProbing = false;
  private failedAt: number | null = null;
  private respondedAt = 0;
  private readonly waiting = new Set<(error: Error) => void>();

  constructor(
    private readonly address: ClientConfig,
    private readonly leases: Set<Lease>,
  ) {}

  /** Monitors until no connection is in use. */
  start(): void {
    this.timer ??= setInterval(() => this.check(), CHECK_EVERY_MS).unref();
  }

  /** Also rejects whoever waits for a connection. */
  recordFailure(): void {
    this.failedAt = performance.now();
    const error = new DatabaseUnavailableError("The database does not answer.");
    for (const reject of this.waiting) reject(error);
  }

  recordConnection(): void {
    this.failedAt = null;
  }

  /** A statement that was executed, whichever it was, proves that the database responds. */
  recordResponse(): void {
    this.respondedAt = performance.now();
  }

  /** Fails fast while the database is down, instead of one connection attempt and one wait per request. */
  throwIfDown(): void {
    if (this.failedAt === null || performance.now() - this.failedAt > RETRY_EVERY_MS) return;
    throw new DatabaseUnavailableError("The database did not answer a moment ago.");
  }

  /** The result of `work`, or DatabaseUnavailableError if the database turns out to be down first. */
  rejectIfUnavailable<T>(work: Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.waiting.add(reject);
    work.then(resolve, reject).finally(() => this.waiting.delete(reject));
    return promise;
  }

  private check(): void {
    if (this.leases.size === 0) this.stop();
    const now = performance.now();
    const isSlow = [...this.leases].some(({ runningSince }) => runningSince !== null && now - runningSince > SLOW_MS);
    if (isSlow && !this.isProbing) void this.probe();
  }

  private async probe(): Promise<void> {
    this.isProbing = true;
    const startedAt = performance.now();
    try {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        if ((await this.isAnswered()) || this.respondedAt > startedAt) return;
      }
      this.recordFailure();
      const error = new DatabaseUnavailableError("The database does not answer.");
      for (const lease of this.leases) if (lease.runningSince !== null) lease.abort(error);
    } finally {
      this.isProbing = false;
    }
  }

  private async isAnswered(): Promise<boolean> {
    const limits = { connectionTimeoutMillis: ATTEMPT_TIMEOUT_MS, query_timeout: ATTEMPT_TIMEOUT_MS };
    const client = new Client({ ...this.address, ...limits });
    client.on("error", () => {});
    const hasSingleSession = announcesSingleSession(client);
    try {
      await client.connect();
      if (!hasSingleSession()) await client.query("select 1");
      return true;
    } catch {
      return false;
    } finally {
      client.end().catch(() => {});
    }
  }

  private stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }
}
