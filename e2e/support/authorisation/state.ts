import { setTimeout as pause } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";

/** What changes by itself: when a session was last seen, and where the runner stands. */
const RESTLESS = ["sessions", "job_crons", "job_queue", "job_steps"];
/** Runs that the clock began come and go as well. */
const STILL: Record<string, SQL> = { job_runs: sql`where event ->> 'name' <> 'inngest/scheduled.timer'` };

/** A fingerprint of each table, to see whether anything has changed. */
export async function readState(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const state: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !RESTLESS.includes(table.name))) {
    const {
      rows: [row],
    } = await db.execute<{ print: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print from ${sql.identifier(name)} as t ${STILL[name] ?? sql``}`,
    );
    state[name] = row?.print ?? "";
  }
  return state;
}

/** Runs that this trial itself put there are under way for good. */
export const SOUP = "soup";
const PATIENCE_MS = 45_000;
const LOOK_MS = 50;

/** Waits until nothing is under way that a write has set off: no event is to be taken, and no run's call is due. */
export async function settled(db: Database): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const {
      rows: [busy],
    } = await db.execute<{ what: string }>(sql`
      select 'the event ' || name as what from job_events where handed_on_at is null
      union all select function_id from job_runs r where status = 'running' and function_id <> ${SOUP}
        and not exists (select from job_queue q where q.run_id = r.id and q.attempt > 0 and q.run_at > now())
      limit 1`);
    if (!busy) return;
    if (Date.now() > end) throw new Error(`What a write has set off does not come to an end: ${busy.what}`);
    await pause(LOOK_MS);
  }
}
