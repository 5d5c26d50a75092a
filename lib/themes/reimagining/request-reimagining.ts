import { recordAction } from "@/lib/audit/record-action";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { lockTheme, requireOpenWeek } from "../lock-theme";
import { publishEvent } from "../publish-event";
import { startThemeWork } from "../start-theme-work";
import { workKey } from "../theme-work";

/**
 * Requests a new idea for a theme, or joins the request in progress. Administrators only. Returns the work's id.
 * @throws AppError not_found, and conflict for one that is used or whose preview is being written
 */
export async function requestReimagining(ctx: Ctx & { user: SessionUser }, id: string): Promise<string> {
  requireAdmin(ctx.user);
  return ctx.db.transaction(async (tx) => {
    const row = await lockTheme(tx, id);
    await requireOpenWeek(tx, row);
    const { workId, isNew } = await startThemeWork(tx, row, "reimagining", ctx.now);
    if (isNew) {
      await publishEvent(tx, workKey(workId), "started", { event: "started", data: {} });
      const detail = { targetWeek: row.targetWeek };
      await recordAction(tx, ctx, "theme.reimagining_requested", { id, name: row.theme, detail });
    }
    return workId;
  });
}
