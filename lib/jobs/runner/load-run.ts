import { eq, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { jobRuns, type StepResult } from "@/db/schema";
import type { Claim } from "./queue";

type Done = { id: string; result: StepResult };

/** A run as its function is told of it, in one statement: what else is queued, and what is done, at one moment. */
export async function loadRun(db: Database, { runId, item }: Claim) {
  const [row] = await db
    .select({
      run: jobRuns,
      siblings: sql<number>`(select count(*)::int from job_queue q where q.run_id = job_runs.id and q.item <> ${item})`,
      done: sql<Done[]>`(select coalesce(json_agg(json_build_object('id', s.id, 'result', s.result)
        order by s.ended_order), '[]') from job_steps s where s.run_id = job_runs.id and s.result is not null)`,
    })
    .from(jobRuns)
    .where(eq(jobRuns.id, runId));
  return row;
}
export type LoadedRun = NonNullable<Awaited<ReturnType<typeof loadRun>>>;
