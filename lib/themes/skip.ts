import { eq } from "drizzle-orm";
import { discardedThemes, guides, scheduledThemes } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { lockTheme } from "./lock-theme";
import { publishEvent, TERMINAL_KEY } from "./publish-event";
import { requireIdle, workKey } from "./theme-work";

/**
 * Deletes a theme with its preview guide; the idea does not come back. A preview that is being written comes to
 * nothing. Administrators only. Answers the guide that is gone.
 * @throws AppError not_found, and conflict for one that is used or in the middle of being re-imagined
 */
export async function skipTheme(ctx: Ctx & { user: SessionUser }, id: string): Promise<{ guideId: string | null }> {
  requireAdmin(ctx.user);
  return ctx.db.transaction(async (tx) => {
    const row = await lockTheme(tx, id);
    requireIdle(row, ctx.now, "reimagining");
    const { city, targetWeek, theme, guideId, workId } = row;
    await tx.delete(scheduledThemes).where(eq(scheduledThemes.id, id));
    if (guideId) await tx.delete(guides).where(eq(guides.id, guideId));
    if (theme.trim()) await tx.insert(discardedThemes).values({ city, targetWeek, theme, discardedAt: ctx.now });
    if (workId) {
      const message = "This theme was skipped while its preview was written.";
      await publishEvent(tx, workKey(workId), TERMINAL_KEY, { event: "error", data: { message, code: "conflict" } });
    }
    await recordAction(tx, ctx, "theme.skipped", { id, name: theme, detail: { targetWeek } });
    return { guideId };
  });
}
