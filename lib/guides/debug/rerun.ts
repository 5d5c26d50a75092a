import type { GuideSummary } from "@/lib/contracts/guide";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { CtxWith } from "@/lib/ports/context";
import { type DebugRunOptions, executeDebugRun } from "./debug-run";
import type { PreparedRerun } from "./prepare-rerun";

/**
 * Executes a rerun that `prepareRerun` prepared: it stores a new run, and a guide for administrators only. The curator
 * sees the time of the first run, so that its random choices come out the same and every difference comes from the edit.
 */
export async function executeRerun(
  ctx: CtxWith<"curator" | "places"> & { user: SessionUser },
  rerun: PreparedRerun,
  options?: DebugRunOptions,
): Promise<GuideSummary> {
  requireAdmin(ctx.user);
  return executeDebugRun(ctx, rerun, options);
}
