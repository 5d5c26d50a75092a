import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";

/** What changes by itself: when a session was last seen, and where the runner stands. */
const RESTLESS = ["sessions", "job_crons", "job_queue", "job_steps"];
/** Runs that the clock began come and go as well. */
const STILL: Record<string, SQL> = { job_runs: sql`where event ->> 'name' <> 'inngest/scheduled.timer'` };

/** A fingerprint of each table, to see whether anything has changed. */
export async function readState(db: Database): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const state: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !RESTLESS.includes(table.name))) {
    const [row] = await db.execute<{ print: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print from ${sql.identifier(name)} as t ${STILL[name] ?? sql``}`,
    );
    state[name] = row?.print ?? "";
  }
  return state;
}
