import type { Logger } from "drizzle-orm/logger";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Client, Pool } from "pg";
import { ConnectionPool, type PoolObserver, type PoolOptions } from "./connection/pool";

export type Database = NodePgDatabase;
/** The argument of a `db.transaction` callback. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

type Queryable = { query: ConnectionPool["query"] };
type Options = Partial<Pick<PoolOptions, "max" | "isWatched" | "observer">> & { logger?: Logger };

const TIMEOUTS = { statementMs: 30_000, lockMs: 10_000, idleMs: 30_000 };
const CLOSE_MS = 5_000;

/** Opens a pool on an ordinary PostgreSQL URL; the embedded database has one too. */
export function openDatabase(
  url: string,
  { max = 10, isWatched = false, logger, observer }: Options = {},
): { db: Database; counts: ConnectionPool["counts"]; close: () => Promise<void> } {
  const limits = TIMEOUTS;
  const pool = new ConnectionPool(url, { max, isWatched, queueMs: 10_000, connectMs: 2_000, limits, observer });
  const over = (inner: Queryable): Database => {
    const client = observer ? observed(inner, observer) : inner;
    // Of a client, Drizzle calls only `query`; of a pool, only `connect` for a transaction, which is implemented here.
    return drizzle(client as unknown as Client & Pool, { casing: "snake_case", logger });
  };
  const db = over(pool);
  /* Drizzle's own leaks a connection if "begin" fails, and reports a failed rollback instead of the original error. */
  db.transaction = async (run, config) => {
    const lease = await pool.lease();
    try {
      return await over(lease).transaction(run, config);
    } finally {
      lease.release();
    }
  };
  return { db, counts: () => pool.counts(), close: () => pool.close(CLOSE_MS) };
}

const observed = (client: Queryable, { around }: PoolObserver): Queryable => ({
  query: (config, parameters) => around(config.text, () => client.query(config, parameters)),
});
