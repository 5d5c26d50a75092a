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

/** What a connection that was broken off may take to end. */
const CLOSE_GRACE_MS = 250;

export type PoolOptions = {
  /** Connections held open at most. */
  max: number;
  /** How long a statement waits for a connection while all of them work. */
  queueMs: number;
  /** How long a connection may take to be there. */
  connectMs: number;
  limits: ConnectionTimeouts;
  /** Looks whether the database still answers while statements take long, and fails them where it does not. */
  isWatched: boolean;
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
    // A connection that is lost while nobody uses it has left the pool when this is said.
    this.pool.on("error", () => {});
    this.watch = new LivenessMonitor(address, this.leases);
  }

  /** One statement, on any connection. */
  async query(config: QueryConfig, parameters?: unknown[]): Promise<QueryResult> {
    const lease = await this.lease();
    try {
      return await lease.querySingle(config, parameters);
    } finally {
      lease.release();
    }
  }

  /** A connection for a transaction; whoever takes it releases it. */
  async lease(): Promise<Lease> {
    if (this.options.isWatched) this.watch.throwIfDown();
    const client = await this.connect();
    const lease = new Lease(client, this.options.limits, () => this.leases.delete(lease));
    this.leases.add(lease);
    if (this.options.isWatched) this.watch.start();
    return lease;
  }

  private async connect(): Promise<PoolClient> {
    const connecting = this.pool.connect();
    try {
      const client = await this.watch.rejectIfUnavailable(connecting);
      this.watch.recordSuccess();
      return client;
    } catch (cause) {
      // Whoever gave up may be given a connection still.
      connecting.then((client) => client.release()).catch(() => {});
      if (isUnreachable(cause)) this.watch.recordFailure();
      throw new DatabaseUnavailableError("No connection to the database could be had.", { cause });
    }
  }

  /** Waits for what runs, for a while, and for nothing that does not answer. */
  async close(patienceMs: number): Promise<void> {
    const ended = this.pool.end();
    await Promise.race([ended, wait(patienceMs, undefined, { ref: false })]);
    for (const lease of this.leases) lease.abort(new DatabaseUnavailableError("The pool was closed."));
    await Promise.race([ended, wait(CLOSE_GRACE_MS, undefined, { ref: false })]);
  }
}

/** A server that answers, if only to refuse, is there; and so it is while all connections work. */
const isUnreachable = (cause: unknown): boolean =>
  !(cause instanceof DatabaseError || cause instanceof DatabaseUnavailableError || isQueueTimeout(cause));

const isQueueTimeout = (cause: unknown): boolean =>
  cause instanceof Error && cause.message === "timeout exceeded when trying to connect";

/** The pool makes its clients by itself, with its own options. */
const clientFor = (address: ClientConfig) =>
  class extends Client {
    constructor() {
      // A single statement travels with the limits before and the commit behind it, without waiting for either.
      super({ ...address, pipeline: true });
    }
  };
