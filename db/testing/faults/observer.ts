import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Attempt } from "./attempt";

/** The limit for a second client's read. */
export const PROMPT_MS = 250;
/** The limit for a transaction's end: PostgreSQL notices a cut connection when its process gets its turn. */
const ENDED_MS = 1_000;
const QUERY_TIMEOUT_MS = 20_000;

/** Named, so that it is planned once: it is asked after each of thousands of faults. */
const TRACE = {
  name: "trace",
  text: `select pg_xact_status($1::text::xid8) as fate,
    (select count(*)::int from pg_locks where locktype = 'advisory' and pid = coalesce($2::int, pid)
      and database = (select oid from pg_database where datname = current_database())) as locks,
    exists (select from pg_stat_activity where datname = current_database() and pid = coalesce($2::int, pid)
      and pid <> pg_backend_pid() and state like 'idle in%') as "isOpen"`,
};

/** A second client, on its own connection straight to the database. */
export class Observer {
  private constructor(private readonly client: pg.Client) {}

  static async open(url: string): Promise<Observer> {
    const client = new pg.Client({
      connectionString: url,
      application_name: "fault observer",
      query_timeout: QUERY_TIMEOUT_MS,
    });
    client.on("error", () => {});
    await client.connect();
    return new Observer(client);
  }

  /** Reads. Returns how long that took, in milliseconds. */
  async read(): Promise<number> {
    const started = performance.now();
    await this.client.query("select id from restaurants limit 1").catch(() => {});
    return performance.now() - started;
  }

  /** What is left of an attempt after a grace period; null when nothing is. */
  async traceOf({ xid, pid, isCommitted }: Attempt, kind: "postgres" | "embedded"): Promise<string | null> {
    const until = performance.now() + ENDED_MS;
    // The embedded database has one process, whichever connection it works for. Behind a pooler any may hold it.
    const holder = kind === "embedded" ? null : pid;
    for (;;) {
      const { rows } = await this.client.query<{ fate: string | null; locks: number; isOpen: boolean }>({
        ...TRACE,
        values: [xid, holder],
      });
      const { fate, locks, isOpen } = rows[0] ?? { fate: null, locks: 0, isOpen: false };
      const isGone = fate === null || fate === (isCommitted ? "committed" : "aborted");
      if (isGone && locks === 0 && !isOpen) return null;
      if (performance.now() > until) {
        return `its transaction is ${fate}, with ${locks} locks of ours${isOpen ? ", still open" : ""}`;
      }
      await wait(5);
    }
  }

  /** How many connections to this database wait for a lock that another one has. */
  async countWaiting(): Promise<number> {
    const { rows } = await this.client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.count ?? 0;
  }

  close(): Promise<void> {
    return this.client.end();
  }
}
