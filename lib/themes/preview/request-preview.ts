import { recordAction } from "@/lib/audit/record-action";
import { requireAdmin } from "@/lib/core/authorization";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { lockTheme, requireOpenWeek } from "../lock-theme";
import { startThemeWork } from "../start-theme-work";

/**
 * Has the preview of a theme written, in place of the one it may have, or joins the writing that is going.
 * Administrators only. Answers the work's id.
 * @throws AppError not_found, unprocessable without words, and conflict for one that is used or being re-imagined
 */
export async function requestPreview(ctx: Ctx & { user: SessionUser }, id: string): Promise<string> {
  requireAdmin(ctx.user);
  return ctx.db.transaction(async (tx) => {
    const row = await lockTheme(tx, id);
    await requireOpenWeek(tx, row);
    if (row.theme.trim() === "") throw new AppError("unprocessable", "This theme has no words to make a guide from.");
    const { workId, isNew } = await startThemeWork(tx, row, "previewing", ctx.now);
    if (isNew) {
      const detail = { targetWeek: row.targetWeek };
      await recordAction(tx, ctx, "theme.preview_requested", { id, name: row.theme, detail });
    }
    return workId;
  });
}
