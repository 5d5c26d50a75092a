import { setTimeout as wait } from "node:timers/promises";
import {
  Client,
  type ClientConfig,
  DatabaseError,
  Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
} from "pg";
import { clientConfig } from "./client-config";
import { DatabaseUnavailableError } from "./database-unavailable";
import { type ConnectionTimeouts, Lease } from "./lease";
import { LivenessMonitor } from "./liveness-monitor";
import { redactError } from "./redact-error";

/** How long an aborted connection may take to end. */
const CLOSE_GRACE_MS = 250;

export type PoolOptions = {
  /** Connections held open at most. */
  max: number;
  /** How long a statement waits for a connection while all of them are in use. */
  queueMs: number;
  /** How long connecting may take. */
  connectMs: number;
  limits: ConnectionTimeouts;
  /** Checks whether the database still responds while statements take long, and fails them if it does not. */
  isWatched: boolean;
  observer?: PoolObserver;
};

export type PoolObserver = {
  /** How long somebody waited for a connection. */
  onWait: (ms: number) => void;
  /** Stands around each statement. */
  around: <T>(text: string, run: () => Promise<T>) => Promise<T>;
};

/** node-postgres' pool, in which no statement waits forever and no broken connection stays. */
export class ConnectionPool {
  private readonly pool: Pool;
  private readonly leases = new Set<Lease>();
  private readonly watch: LivenessMonitor;

  constructor(
    url: string,
    private readonly options: PoolOptions,
  ) {
    const { max, queueMs, connectMs } = options;
    const address = clientConfig(url, { connectTimeoutMs: connectMs });
    this.pool = new Pool({
      ...address,
      max,
      idleTimeoutMillis: 60_000,
      // The pool's own limit is for waiting in the queue, the connection's for connecting.
      connectionTimeoutMillis: queueMs,
      Client: clientFor(address),
    });
    // A connection that is lost while idle has already left the pool when this is emitted.
    this.pool.on("error", () => {});
    this.watch = new LivenessMonitor(address, this.leases);
  }

  /** One statement, on any connection. */
  async query(config: QueryConfig, parameters?: unknown[]): Promise<QueryResult> {
    const lease = await this.lease().catch((error: unknown) => {
      redactError(error, parameters);
      throw error;
    });
    try {
      return await lease.querySingle(config, parameters);
    } finally {
      lease.release();
    }
  }

  /** A connection for a transaction; the caller releases it. */
  async lease(): Promise<Lease> {
    if (this.options.isWatched) this.watch.throwIfDown();
    const since = performance.now();
    const client = await this.connect().finally(() => this.options.observer?.onWait(performance.now() - since));
    const lease = new Lease(client, this.options.limits, {
      onResponse: () => this.watch.recordResponse(),
      onRelease: () => this.leases.delete(lease),
    });
    this.leases.add(lease);
    if (this.options.isWatched) this.watch.start();
    return lease;
  }

  /** Connections that are open, those that nobody uses, and who waits for one. */
  counts(): { open: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount };
  }

  private async connect(): Promise<PoolClient> {
    const connecting = this.pool.connect();
    try {
      const client = await this.watch.rejectIfUnavailable(connecting);
      this.watch.recordConnection();
      return client;
    } catch (cause) {
      // A caller that timed out may still be given a connection.
      connecting.then((client) => client.release()).catch(() => {});
      if (isUnreachable(cause)) this.watch.recordFailure();
      throw new DatabaseUnavailableError("No connection to the database could be had.", { cause });
    }
  }

  /** Waits for running statements, for a while, and for nothing that does not respond. */
  async close(timeoutMs: number): Promise<void> {
    const ended = this.pool.end();
    await Promise.race([ended, wait(timeoutMs, undefined, { ref: false })]);
    for (const lease of this.leases) lease.abort(new DatabaseUnavailableError("The pool was closed."));
    await Promise.race([ended, wait(CLOSE_GRACE_MS, undefined, { ref: false })]);
  }
}

/** A server that responds, if only to refuse, is reachable; and so it is while all connections are busy. */
const isUnreachable = (cause: unknown): boolean =>
  !(cause instanceof DatabaseError || cause instanceof DatabaseUnavailableError || isQueueTimeout(cause));

const isQueueTimeout = (cause: unknown): boolean =>
  cause instanceof Error && cause.message === "timeout exceeded when trying to connect";

/** The pool creates its clients itself, with its own options. */
const clientFor = (address: ClientConfig) =>
  class extends Client {
    constructor() {
      // A single statement is sent together with its limits and its commit, in one round trip.
      super({ ...address, pipeline: true });
    }
  };
