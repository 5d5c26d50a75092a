import { recordAction } from "../../audit/record-action";
import { requireAdmin } from "../../auth/require-admin";
import type { Ctx, SessionUser } from "../../context";
import { beginWork } from "../begin-work";
import { lockTheme, requireOpenWeek } from "../lock-theme";
import { tell } from "../tell";
import { workKey } from "../theme-work";

/**
 * Has a theme imagined anew, or joins the re-imagining that is going. Administrators only. Answers the work's id.
 * @throws AppError not_found, and conflict for one that is used or whose preview is being written
 */
export async function requestReimagining(ctx: Ctx & { user: SessionUser }, id: string): Promise<string> {
  requireAdmin(ctx.user);
  return ctx.db.transaction(async (tx) => {
    const row = await lockTheme(tx, id);
    await requireOpenWeek(tx, row);
    const { workId, isNew } = await beginWork(tx, row, "reimagining", ctx.now);
    if (isNew) {
      await tell(tx, workKey(workId), "started", { event: "started", data: {} });
      const detail = { targetWeek: row.targetWeek };
      await recordAction(tx, ctx, "theme.reimagining_requested", { id, name: row.theme, detail });
    }
    return workId;
  });
}
