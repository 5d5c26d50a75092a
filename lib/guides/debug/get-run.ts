import type { GuideRun } from "@/lib/contracts/guide-run";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { getGuideRunRow } from "./get-run-row";
import { viewGuideRun } from "./view-run";

/** A stored run, stage by stage. Administrators only. */
export async function getGuideRun({ db, user }: Ctx & { user: SessionUser }, runId: string): Promise<GuideRun> {
  requireAdmin(user);
  return viewGuideRun(await getGuideRunRow(db, runId));
}
