import { eq } from "drizzle-orm";
import { guideGenerations } from "@/db/schema";
import { requireAdmin } from "../auth/require-admin";
import type { Ctx, SessionUser } from "../context";
import { AppError } from "../errors";
import type { RunRecord } from "./debug/contract";
import { selectRuns } from "./debug/find-run";
import { viewRun } from "./debug/view-run";

/** How a guide was made: the seven stages' outputs, and what each cost. Administrators only. */
export async function getGeneration({ db, user }: Ctx & { user: SessionUser }, guideId: string): Promise<RunRecord> {
  requireAdmin(user);
  const [row] = await selectRuns(db, eq(guideGenerations.guideId, guideId));
  if (!row) throw new AppError("not_found", "There is no record of how this guide was made.");
  return viewRun(row);
}
