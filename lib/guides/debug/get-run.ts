import { requireAdmin } from "../../auth/require-admin";
import type { Ctx, SessionUser } from "../../context";
import type { RunRecord } from "./contract";
import { findRun } from "./find-run";
import { viewRun } from "./view-run";

/** A kept run, stage by stage. Administrators only. */
export async function getRun({ db, user }: Ctx & { user: SessionUser }, runId: string): Promise<RunRecord> {
  requireAdmin(user);
  return viewRun(await findRun(db, runId));
}
