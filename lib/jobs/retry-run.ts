import { and, eq, sql } from "drizzle-orm";
import { jobQueue, jobRuns, jobSteps } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import { runNotFound } from "@/lib/contracts/job";
import { requireAdmin } from "@/lib/core/authorization";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { wakeWorker } from "./queue/wake-worker";
import { NEXT_ITEM } from "./runner/start-run";

/**
 * Takes a failed run up where it failed: the steps that are done stay done, the ones that failed have all their
 * attempts again. Administrators only.
 * @throws AppError conflict when it has not failed, or when it may only run alone and another one does
 */
export async function retryRun({ db, user, now }: Ctx & { user: SessionUser }, id: string): Promise<void> {
  requireAdmin(user);
  await db.transaction(async (tx) => {
    const [run] = await tx.select().from(jobRuns).where(eq(jobRuns.id, id)).for("update");
    if (!run) throw runNotFound();
    if (run.status !== "failed") throw new AppError("conflict", "Only a failed run can be tried again.");
    const isAlone = and(eq(jobRuns.singletonKey, run.singletonKey ?? ""), eq(jobRuns.status, "running"));
    if (run.singletonKey && (await tx.$count(jobRuns, isAlone)) > 0) {
      throw new AppError("conflict", "Another run of this is under way. Wait for its end.");
    }
    await tx.update(jobRuns).set({ status: "running", error: null, endedAt: null }).where(eq(jobRuns.id, id));
    await tx.delete(jobSteps).where(and(eq(jobSteps.runId, id), sql`${jobSteps.result} ->> 'type' = 'error'`));
    await tx.insert(jobQueue).values({ runId: id, item: NEXT_ITEM, kind: "call", runAt: now });
    const detail = run.error?.message === undefined ? undefined : { failure: run.error.message };
    await recordAction(tx, { user, now }, "job.tried_again", { id, name: run.functionName, detail });
  });
  wakeWorker();
}
