import { setTimeout as pause } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { SEARCH_BY_ADDRESS, SEARCH_BY_USER, SHARED_LIST_BY_ADDRESS } from "@/lib/rate-limit/limits";

/** Columns that change by themselves: when a session was last seen, and the runner's state. */
const VOLATILE_TABLES = ["sessions", "job_crons", "job_queue", "job_steps"];
const COUNTED_READS = [SEARCH_BY_ADDRESS, SEARCH_BY_USER, SHARED_LIST_BY_ADDRESS].map(({ name }) => name);
/** Runs that the clock starts come and go as well, and reads of which there may be so many are counted. */
const STABLE_ROWS: Record<string, SQL> = {
  job_runs: sql`where event ->> 'name' <> 'inngest/scheduled.timer'`,
  rate_limits: sql`where "limit" <> all (${sql.param(COUNTED_READS)}::text[])`,
};

/** A fingerprint of each table, to see whether anything has changed. */
export async function readFingerprints(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const state: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !VOLATILE_TABLES.includes(table.name))) {
    const {
      rows: [row],
    } = await db.execute<{ print: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print from ${sql.identifier(name)} as t ${STABLE_ROWS[name] ?? sql``}`,
    );
    state[name] = row?.print ?? "";
  }
  return state;
}

/** Runs that the test itself inserted never finish. */
export const PINNED_FUNCTION_ID = "soup";
const TIMEOUT_MS = 45_000;
const POLL_INTERVAL_MS = 50;

/** Waits until everything that a write has triggered is done: no event is pending, and no run's call is due. */
export async function waitUntilIdle(db: Database): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const {
      rows: [busy],
    } = await db.execute<{ what: string }>(sql`
      select 'the event ' || name as what from job_events where handed_on_at is null
      union all select function_id from job_runs r where status = 'running' and function_id <> ${PINNED_FUNCTION_ID}
        and not exists (select from job_queue q where q.run_id = r.id and q.attempt > 0 and q.run_at > now())
      limit 1`);
    if (!busy) return;
    if (Date.now() > end) throw new Error(`The work that a write triggered does not finish: ${busy.what}`);
    await pause(POLL_INTERVAL_MS);
  }
}
