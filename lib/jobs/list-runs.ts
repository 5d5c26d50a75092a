import { asc, desc, eq, sql } from "drizzle-orm";
import { jobCrons, jobRuns } from "@/db/schema";
import type { JobRun, JobSchedule, RunStatus } from "@/lib/contracts/job";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { describeSubjects } from "./describe-subjects";
import { viewRun } from "./view-run";

const LATEST = 60;

/** The latest runs, or the latest of a status, and when each clock ticks next. Administrators only. */
export async function listRuns(
  { db, user }: Ctx & { user: SessionUser },
  { status }: { status?: RunStatus },
): Promise<{ runs: JobRun[]; clocks: JobSchedule[] }> {
  requireAdmin(user);
  const rows = await db
    .select({
      run: jobRuns,
      nextAt: sql<string | null>`(select min(run_at) from job_queue where run_id = job_runs.id)`,
    })
    .from(jobRuns)
    .where(status && eq(jobRuns.status, status))
    .orderBy(desc(jobRuns.createdAt))
    .limit(LATEST);
  const subjects = await describeSubjects(
    db,
    rows.map(({ run }) => run),
  );
  const clocks = await db.select().from(jobCrons).orderBy(asc(jobCrons.nextAt));
  return {
    runs: rows.map(({ run, nextAt }) => viewRun(run, { nextAt, subject: subjects.get(run.id) })),
    clocks: clocks.map(({ functionName, expression, nextAt }) => ({
      functionName,
      expression,
      nextAt: nextAt.toISOString(),
    })),
  };
}
