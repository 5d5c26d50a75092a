import { asc, eq, sql } from "drizzle-orm";
import { jobRuns, jobSteps } from "@/db/schema";
import { type JobDetails, type JobStep, runNotFound } from "@/lib/contracts/job";
import { requireAdmin } from "@/lib/core/authorization";
import { maskEmail } from "@/lib/core/mask-email";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { describeSubjects } from "./describe-subjects";
import { isoOrNull, viewRun } from "./view-run";

/** One run with its steps, in the order in which they were found. Administrators only. */
export async function getRun({ db, user }: Ctx & { user: SessionUser }, id: string): Promise<JobDetails> {
  requireAdmin(user);
  const [row] = await db
    .select({
      run: jobRuns,
      nextAt: sql<string | null>`(select min(run_at) from job_queue where run_id = job_runs.id)`,
    })
    .from(jobRuns)
    .where(eq(jobRuns.id, id));
  if (!row) throw runNotFound();
  const steps = await db.select().from(jobSteps).where(eq(jobSteps.runId, id)).orderBy(asc(jobSteps.position));
  const subject = (await describeSubjects(db, [row.run])).get(id);
  const eventData = maskAddresses(row.run.event.data);
  return { ...viewRun(row.run, { nextAt: row.nextAt, subject }), eventData, steps: steps.map(viewStep) };
}

/** An event may name the address that its message goes to; the one that ends a failed run holds such an event. */
const maskAddresses = (data: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(data, (key, value) => (key === "email" && typeof value === "string" ? maskEmail(value) : value)),
  );

function viewStep({ id, name, attempts, result, error, startedAt, endedAt }: typeof jobSteps.$inferSelect): JobStep {
  const open = error ? "failing" : "waiting";
  return {
    id,
    name,
    status: result === null ? open : result.type === "data" ? "done" : "failed",
    attempts,
    error: error?.message ?? null,
    startedAt: isoOrNull(startedAt),
    endedAt: isoOrNull(endedAt),
  };
}
