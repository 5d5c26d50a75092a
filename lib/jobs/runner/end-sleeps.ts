import { and, asc, eq, lte } from "drizzle-orm";
import type { Database } from "@/db/client";
import { jobQueue, jobSteps } from "@/db/schema";
import { isQueueItem } from "./claims";
import { enqueueNext, lockRun, recordStepResult } from "./run-state";

const BATCH_SIZE = 100;

/** Ends the sleeps that are due, and queues their runs for a call. Returns how many. */
export async function endDueSleeps(db: Database, now: Date): Promise<number> {
  const over = await db
    .select({ runId: jobQueue.runId, item: jobQueue.item, name: jobSteps.name })
    .from(jobQueue)
    .innerJoin(jobSteps, and(eq(jobSteps.runId, jobQueue.runId), eq(jobSteps.id, jobQueue.item)))
    .where(and(eq(jobQueue.kind, "sleep"), lte(jobQueue.runAt, now)))
    .orderBy(asc(jobQueue.runAt))
    .limit(BATCH_SIZE);
  for (const { runId, item, name } of over) {
    await db.transaction(async (tx) => {
      if (!(await lockRun(tx, runId))) return;
      const [mine] = await tx.delete(jobQueue).where(isQueueItem({ runId, item })).returning({ item: jobQueue.item });
      if (!mine) return;
      await recordStepResult(tx, runId, { id: item, name, result: { type: "data", data: null }, now });
      await enqueueNext(tx, runId, now);
    });
  }
  return over.length;
}
