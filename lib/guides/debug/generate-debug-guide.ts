import type { CreateGuideInput, GuideSummary } from "@/lib/contracts/guide";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { CtxWith } from "@/lib/ports/context";
import { type DebugRunOptions, executeDebugRun } from "./debug-run";

/** Makes a guide in a debug run. Administrators only; the guide is for administrators only too. */
export async function generateDebugGuide(
  ctx: CtxWith<"curator" | "places"> & { user: SessionUser },
  { city, prompt, corrections }: CreateGuideInput,
  options?: DebugRunOptions,
): Promise<GuideSummary> {
  requireAdmin(ctx.user);
  return executeDebugRun(ctx, { city, prompt, corrections, origin: null }, options);
}
