import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { LEASE_MS } from "./claims";

type DueWork = { events: boolean; ticks: boolean; sleeps: boolean; calls: boolean };

/** What is due, in one statement by indexes: most looks find nothing, and cost no more than this. */
export async function findDueWork(db: Database, now: Date): Promise<DueWork> {
  const [at, soon] = [now.toISOString(), new Date(now.getTime() + LEASE_MS * 2).toISOString()];
  const {
    rows: [due],
  } = await db.execute<DueWork>(sql`
    select exists (select from job_events where handed_on_at is null) as events,
      exists (select from job_crons where next_at <= ${at}) as ticks,
      exists (select from job_queue where kind = 'sleep' and run_at <= ${at}) as sleeps,
      exists (select from job_queue where kind = 'call' and run_at <= ${at}
        and (locked_until is null or locked_until not between ${at} and ${soon})) as calls`);
  return due ?? { events: false, ticks: false, sleeps: false, calls: false };
}
