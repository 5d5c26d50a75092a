import { Client, type ClientConfig } from "pg";
import { DatabaseUnavailableError } from "./database-unavailable";
import type { Lease } from "./lease";

/** A statement that takes longer makes us ask whether the database still answers. */
const SLOW_MS = 800;
const CHECK_EVERY_MS = 250;
/** How long each of two attempts to connect may take: with the time above, less than 3 s in all. */
const CONNECT_TIMEOUT_MS = 800;
const ATTEMPTS = 2;
/** After a failed connection the next is tried at most this often; in between, statements are refused at once. */
const RETRY_EVERY_MS = 300;

/** Tells a slow statement from a database that hangs: while one takes long, a new connection is tried. */
export class LivenessMonitor {
  private timer: NodeJS.Timeout | null = null;
  private isProbing = false;
  private failedAt: number | null = null;
  private readonly waiting = new Set<(error: Error) => void>();

  constructor(
    private readonly address: ClientConfig,
    private readonly leases: Set<Lease>,
  ) {}

  /** Looks from now on, until no connection is in use. */
  start(): void {
    this.timer ??= setInterval(() => this.check(), CHECK_EVERY_MS).unref();
  }

  /** Whoever waits for a connection is told too. */
  recordFailure(): void {
    this.failedAt = performance.now();
    const error = new DatabaseUnavailableError("The database does not answer.");
    for (const reject of this.waiting) reject(error);
  }

  recordSuccess(): void {
    this.failedAt = null;
  }

  /** Spares a database that is away from an attempt for each of many requests, and them the wait. */
  throwIfDown(): void {
    if (this.failedAt === null || performance.now() - this.failedAt > RETRY_EVERY_MS) return;
    throw new DatabaseUnavailableError("The database did not answer a moment ago.");
  }

  /** What `work` comes to, or the database's absence if that is found out first. */
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
    try {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) if (await this.canConnect()) return;
      this.recordFailure();
      const error = new DatabaseUnavailableError("The database does not answer.");
      for (const lease of this.leases) if (lease.runningSince !== null) lease.abort(error);
    } finally {
      this.isProbing = false;
    }
  }

  private async canConnect(): Promise<boolean> {
    const client = new Client({ ...this.address, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client.on("error", () => {});
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    client.end().catch(() => {});
    return answers;
  }

  private stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }
}
