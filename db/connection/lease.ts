import type { PoolClient, QueryConfig, QueryResult } from "pg";
import { cancelStatement } from "./cancel-statement";
import { DatabaseUnavailableError, isConnectionError } from "./database-unavailable";
import { redactError } from "./redact-error";

export type ConnectionTimeouts = {
  /** How long one statement may take. */
  statementMs: number;
  /** How long it may wait for another transaction's lock. */
  lockMs: number;
  /** How long a transaction may be idle. */
  idleMs: number;
};

type LeaseEvents = {
  /** The server has executed a statement. */
  onResponse: () => void;
  onRelease: () => void;
};
type Send = () => Promise<QueryResult>;

/** After this grace period, a statement that the server has not stopped in time is abandoned. */
const GRACE_MS = 1_000;
/** For these the server ends the statement, not the connection. */
const STATEMENT_CANCELLED_CODES = ["57014", "55P03"];
const EMPTY_RESULT: QueryResult = { rows: [], rowCount: 0, command: "", oid: 0, fields: [] };

/** One connection of the pool, for one transaction or one statement. A broken one never returns to the pool. */
export class Lease {
  /** When the current statement was sent; null between statements. */
  runningSince: number | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private isBroken = false;
  private readonly broken = Promise.withResolvers<never>();

  constructor(
    private readonly client: PoolClient,
    private readonly limits: ConnectionTimeouts,
    private readonly events: LeaseEvents,
  ) {
    client.on("error", this.handleConnectionLoss);
    this.broken.promise.catch(() => {});
  }

  /** Statements of one connection run one after the other, in the order in which they were issued. */
  query(config: QueryConfig, parameters?: unknown[]): Promise<QueryResult> {
    const sent = config.text === "begin" ? { text: this.begin() } : config;
    const result = this.last.then(() => this.run(config, parameters, () => this.client.query(sent, parameters)));
    this.last = result.catch(() => {});
    return result;
  }

  /** One statement in its own transaction, so that its limits apply: a single round trip, as without. */
  querySingle(config: QueryConfig, parameters?: unknown[]): Promise<QueryResult> {
    return this.run(config, parameters, async () => {
      const sent = [
        this.client.query(this.begin()),
        this.client.query(config, parameters),
        this.client.query("commit"),
      ];
      // Waits for all three: a connection returns to the pool when the server has reported that it is idle.
      await Promise.allSettled(sent);
      const [, result = EMPTY_RESULT] = await Promise.all(sent);
      return result;
    });
  }

  /** Rejects everything that waits for this connection, and cancels on the server what runs on it. */
  abort(error: Error): void {
    if (this.runningSince !== null && !this.isBroken) cancelStatement(this.client);
    this.isBroken = true;
    this.broken.reject(error);
  }

  /** Releases the connection; one that is broken, or still in a transaction, is closed and replaced. */
  release(): void {
    this.client.removeListener("error", this.handleConnectionLoss);
    this.events.onRelease();
    this.client.release(this.isBroken || this.client.getTransactionStatus() !== "I");
  }

  private async run(config: QueryConfig, parameters: unknown[] | undefined, send: Send): Promise<QueryResult> {
    const isRollback = config.text === "rollback";
    // The server has rolled back when the connection was lost; the first error is the one to report.
    if (isRollback && this.isBroken) return EMPTY_RESULT;
    try {
      const result = await this.withinTime(send);
      // The server's answer to the commit of a transaction in which a statement has failed.
      if (config.text === "commit" && result.command === "ROLLBACK") throw new RolledBackError();
      return result;
    } catch (error) {
      redactError(error, parameters);
      if (error instanceof Error && isLost(error)) this.handleConnectionLoss(error);
      if (!isRollback) throw error;
      this.isBroken = true;
      return EMPTY_RESULT;
    }
  }

  private async withinTime(send: Send): Promise<QueryResult> {
    const tooLong = () => this.abort(new DatabaseUnavailableError("The statement took too long."));
    const timer = setTimeout(tooLong, this.limits.statementMs + GRACE_MS);
    this.runningSince = performance.now();
    try {
      const result = await Promise.race([send(), this.broken.promise]);
      this.events.onResponse();
      return result;
    } finally {
      clearTimeout(timer);
      this.runningSince = null;
    }
  }

  /**
   * The settings travel with the transaction, in the same message: none stays on the connection. Compiling a statement
   * (jit) takes longer than any of ours runs.
   */
  private begin(): string {
    const { statementMs, lockMs, idleMs } = this.limits;
    const settings = {
      statement_timeout: statementMs,
      lock_timeout: lockMs,
      idle_in_transaction_session_timeout: idleMs,
      jit: "off",
    };
    return ["begin", ...Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`)].join("; ");
  }

  private readonly handleConnectionLoss = (error: Error): void => this.abort(error);
}

/** A callback went on after a failed statement: what it wrote is gone, so its end must not be reported as a success. */
class RolledBackError extends Error {
  override message = "A statement of the transaction failed, so all of it was rolled back.";
}

const isLost = (error: Error): boolean =>
  isConnectionError(error) && !("code" in error && STATEMENT_CANCELLED_CODES.includes(String(error.code)));
