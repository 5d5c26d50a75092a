import { requireAdmin } from "../../auth/require-admin";
import type { CtxWith, SessionUser } from "../../context";
import type { GuideSummary } from "../contract";
import type { Replay } from "./ready-again";
import { runUnderGlass, type Telling } from "./run-under-glass";

/**
 * Runs what `readyAgain` has made ready: a new kept run, and a guide for administrators only. The curator's clock is
 * the former run's, so that chance falls the same way and what differs comes from the edit.
 */
export async function runAgain(
  ctx: CtxWith<"curator" | "places"> & { user: SessionUser },
  replay: Replay,
  telling?: Telling,
): Promise<GuideSummary> {
  requireAdmin(ctx.user);
  return runUnderGlass(ctx, replay, telling);
}
