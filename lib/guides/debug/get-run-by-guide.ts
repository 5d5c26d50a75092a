import { eq } from "drizzle-orm";
import { guideGenerations } from "@/db/schema";
import { type GuideRun, NO_RUN_STORED } from "@/lib/contracts/guide-run";
import { requireAdmin } from "@/lib/core/authorization";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { selectGuideRuns } from "./get-run-row";
import { viewGuideRun } from "./view-run";

/** How a guide was made: the seven stages' outputs, and what each cost. Administrators only. */
export async function getRunByGuide({ db, user }: Ctx & { user: SessionUser }, guideId: string): Promise<GuideRun> {
  requireAdmin(user);
  const [row] = await selectGuideRuns(db, eq(guideGenerations.guideId, guideId));
  if (!row) throw new AppError("not_found", NO_RUN_STORED);
  return viewGuideRun(row);
}
