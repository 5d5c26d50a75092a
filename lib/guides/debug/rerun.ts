import type { GuideSummary } from "@/lib/contracts/guide";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { CtxWith } from "@/lib/ports/context";
import { type DebugRunOptions, executeDebugRun } from "./debug-run";
import type { PreparedRerun } from "./prepare-rerun";

/**
 * Runs what `readyAgain` has made ready: a new kept run, and a guide for administrators only. The curator's clock is
 * the former run's, so that chance falls the same way and what differs comes from the edit.
 */
export async function executeRerun(
  ctx: CtxWith<"curator" | "places"> & { user: SessionUser },
  replay: PreparedRerun,
  telling?: DebugRunOptions,
): Promise<GuideSummary> {
  requireAdmin(ctx.user);
  return executeDebugRun(ctx, replay, telling);
}
