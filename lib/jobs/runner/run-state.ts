import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { jobQueue, jobRuns, jobSteps, type RunError, type StepResult } from "@/db/schema";
import { NEXT_ITEM } from "./start-run";

/**
 * Locks the run for this transaction, before anything of its queue, so that writers take turns in one order.
 * False when it has ended.
 */
export async function lockRun(tx: Transaction, runId: string): Promise<boolean> {
  const isRunning = and(eq(jobRuns.id, runId), eq(jobRuns.status, "running"));
  const [run] = await tx.select({ id: jobRuns.id }).from(jobRuns).where(isRunning).for("no key update");
  return run !== undefined;
}

type FinishedStep = { id: string; name: string; result: StepResult; attempts?: number; startedAt?: Date; now: Date };

/** Remembers what a step came to; the first result stands. The caller holds the run's lock, which orders them. */
export async function recordStepResult(
  tx: Transaction,
  runId: string,
  { id, now, ...ended }: FinishedStep,
): Promise<void> {
  const step = {
    name: ended.name,
    result: ended.result,
    error: ended.result.type === "error" ? ended.result.error : null,
    endedAt: now,
    endedOrder: sql`(select coalesce(max(ended_order), 0) + 1 from job_steps where run_id = ${runId}::uuid)`,
    ...(ended.attempts === undefined ? {} : { attempts: ended.attempts }),
    ...(ended.startedAt === undefined ? {} : { startedAt: ended.startedAt }),
  };
  await tx
    .insert(jobSteps)
    .values({ runId, id, ...step, startedAt: ended.startedAt ?? now })
    .onConflictDoUpdate({
      target: [jobSteps.runId, jobSteps.id],
      set: step,
      setWhere: sql`${jobSteps.result} is null`,
    });
}

type FailedAttempt = { id: string; name: string; error: RunError; attempts: number; startedAt: Date };

/** Remembers that a step has failed this time, for those who look on. */
export async function recordStepFailure(
  tx: Transaction,
  runId: string,
  { id, ...failed }: FailedAttempt,
): Promise<void> {
  await tx
    .insert(jobSteps)
    .values({ runId, id, ...failed })
    .onConflictDoUpdate({
      target: [jobSteps.runId, jobSteps.id],
      set: failed,
      setWhere: sql`${jobSteps.result} is null`,
    });
}

/** Queues a call for the next step. If one is under way, it is followed by another. */
export async function enqueueNext(tx: Transaction, runId: string, now: Date): Promise<void> {
  await tx
    .insert(jobQueue)
    .values({ runId, item: NEXT_ITEM, kind: "call", runAt: now })
    .onConflictDoUpdate({
      target: [jobQueue.runId, jobQueue.item],
      set: { generation: sql`${jobQueue.generation} + 1` },
    });
}

type PlannedStep = { id: string; name: string; kind: "call" | "sleep"; runAt: Date };

/** Plans a step, unless it is planned or done. */
export async function enqueueStep(tx: Transaction, runId: string, { id, name, ...plan }: PlannedStep): Promise<void> {
  await tx.insert(jobSteps).values({ runId, id, name }).onConflictDoNothing();
  const [step] = await tx
    .select({ result: jobSteps.result })
    .from(jobSteps)
    .where(and(eq(jobSteps.runId, runId), eq(jobSteps.id, id)));
  if (!step?.result)
    await tx
      .insert(jobQueue)
      .values({ runId, item: id, ...plan })
      .onConflictDoNothing();
}
