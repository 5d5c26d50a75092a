import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";

/** So many confirmed readers: one in ten in Oakland, the others in San Francisco. */
export async function insertReaders(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    insert into subscribers (email, email_key, city, state, confirmed_at)
    select email, email, case when i % 10 = 0 then 'Oakland' else 'San Francisco' end, 'confirmed',
      '2026-11-18T12:00:00Z'
    from (select i, 'reader-' || i || '@example.com' as email from generate_series(1, ${count}::int) as i) as made`);
}

/** Whether a server has been there and left a clock that waits for eight. */
export const isWaitingForSend = (db: Database) =>
  queryBoolean(db, sql`exists (select from job_crons where function_id like '%weekly-send')`);

/** Whether both editions are sent, and no durable work is left. */
export const isSendFinished = (db: Database) =>
  queryBoolean(
    db,
    sql`(select count(*) = 2 and bool_and(state = 'sent') from editions)
      and not exists (select from job_runs where status = 'running')
      and not exists (select from job_events where handed_on_at is null)`,
  );

/** Whether a server would only wait for longer than a moment, or for nothing. */
export const isIdle = (db: Database, now: Date) =>
  queryBoolean(
    db,
    sql`exists (select from job_runs)
      and not exists (select from job_events where handed_on_at is null)
      and not exists (select from job_queue where run_at <= ${now.toISOString()}::timestamptz + interval '2 seconds')`,
  );

export async function countWaiting(db: Database): Promise<number> {
  const {
    rows: [row],
  } = await db.execute<{ count: number }>(sql`select count(*)::int as count from deliveries where state = 'pending'`);
  return row?.count ?? 0;
}

/** When the next step is due: one that has lost its process five times waits for its next attempt. */
export async function nextDueAt(db: Database): Promise<Date | null> {
  const {
    rows: [row],
  } = await db.execute<{ at: Date | string | null }>(sql`select min(run_at) as at from job_queue`);
  return row?.at ? new Date(row.at) : null;
}

async function queryBoolean(db: Database, question: SQL): Promise<boolean> {
  const {
    rows: [row],
  } = await db.execute<{ yes: boolean }>(sql`select (${question}) as yes`);
  return row?.yes ?? false;
}
