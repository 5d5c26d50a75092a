import { eq } from "drizzle-orm";
import { jobRuns } from "@/db/schema";
import { requireAdmin } from "../auth/require-admin";
import type { Ctx, SessionUser } from "../context";
import { AppError } from "../errors";
import { unknownRun } from "./contract";
import { endRun } from "./runner/end-run";
import { wakeWork } from "./wake";

/**
 * Ends a run that is going. A step under way is hung up on within seconds, and what it answers is dropped.
 * Administrators only.
 * @throws AppError conflict when it has ended
 */
export async function cancelRun({ db, user, now }: Ctx & { user: SessionUser }, id: string): Promise<void> {
  requireAdmin(user);
  const isThisRun = eq(jobRuns.id, id);
  const cancelled = await db.transaction((tx) => endRun(tx, isThisRun, { status: "cancelled", now }));
  if (cancelled === 0) {
    if ((await db.$count(jobRuns, isThisRun)) === 0) throw unknownRun();
    throw new AppError("conflict", "This run has ended already.");
  }
  wakeWork();
}
