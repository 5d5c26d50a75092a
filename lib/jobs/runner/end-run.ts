import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { jobQueue, jobRuns, type RunError } from "@/db/schema";
import { emitRaw } from "../queue/emit-raw";

type RunOutcome =
  | { status: "completed"; output: unknown; now: Date }
  | { status: "failed"; error: RunError; now: Date }
  | { status: "cancelled"; now: Date };

/**
 * Ends the runs that are still going among those meant, with everything that was still to be done for them. Calls
 * under way lose their place in the queue, and with it the right to write. Answers how many were ended.
 */
export async function endRun(tx: Transaction, meant: SQL, { now, ...end }: RunOutcome): Promise<number> {
  const ended = await tx
    .update(jobRuns)
    .set({ ...end, endedAt: now })
    .where(and(meant, eq(jobRuns.status, "running")))
    .returning();
  if (ended.length === 0) return 0;
  const ids = ended.map(({ id }) => id);
  await tx.delete(jobQueue).where(inArray(jobQueue.runId, ids));
  if (end.status !== "completed") {
    // What an onFailure handler is triggered by. A run that is tried again can fail again.
    const error = end.status === "failed" ? end.error : { name: "Error", message: "The run was cancelled." };
    const news = ended.map(({ id, functionId, event }) => ({
      id: `${end.status}:${id}:${now.getTime()}`,
      name: `inngest/function.${end.status}`,
      data: { function_id: functionId, run_id: id, error, event },
    }));
    await emitRaw(tx, news);
  }
  return ended.length;
}
