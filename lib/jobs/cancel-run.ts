import { eq } from "drizzle-orm";
import { jobRuns } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import { runNotFound } from "@/lib/contracts/job";
import { requireAdmin } from "@/lib/core/authorization";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { wakeWorker } from "./queue/wake-worker";
import { endRun } from "./runner/end-run";

/**
 * Ends an active run. A step under way is aborted within seconds, and its response is dropped.
 * Administrators only.
 * @throws AppError conflict when it has ended
 */
export async function cancelRun({ db, user, now }: Ctx & { user: SessionUser }, id: string): Promise<void> {
  requireAdmin(user);
  const isThisRun = eq(jobRuns.id, id);
  await db.transaction(async (tx) => {
    const cancelled = await endRun(tx, isThisRun, { status: "cancelled", now });
    const [run] = await tx.select({ name: jobRuns.functionName }).from(jobRuns).where(isThisRun);
    if (!run) throw runNotFound();
    if (cancelled === 0) throw new AppError("conflict", "This run has ended already.");
    await recordAction(tx, { user, now }, "job.cancelled", { id, name: run.name });
  });
  wakeWorker();
}
