import { eq } from "drizzle-orm";
import { discardedThemes, guides, scheduledThemes } from "@/db/schema";
import { recordAction } from "../audit/record-action";
import { requireAdmin } from "../auth/require-admin";
import type { Ctx, SessionUser } from "../context";
import { lockTheme } from "./lock-theme";
import { LAST, tell } from "./tell";
import { requireNoWork, workKey } from "./theme-work";

/**
 * Deletes a theme with its preview guide; the idea does not come back. A preview that is being written comes to
 * nothing. Administrators only. Answers the guide that is gone.
 * @throws AppError not_found, and conflict for one that is used or in the middle of being re-imagined
 */
export async function skipTheme(ctx: Ctx & { user: SessionUser }, id: string): Promise<{ guideId: string | null }> {
  requireAdmin(ctx.user);
  return ctx.db.transaction(async (tx) => {
    const row = await lockTheme(tx, id);
    requireNoWork(row, ctx.now, "reimagining");
    const { city, targetWeek, theme, guideId, workId } = row;
    await tx.delete(scheduledThemes).where(eq(scheduledThemes.id, id));
    if (guideId) await tx.delete(guides).where(eq(guides.id, guideId));
    if (theme.trim()) await tx.insert(discardedThemes).values({ city, targetWeek, theme, discardedAt: ctx.now });
    if (workId) {
      const message = "This theme was skipped while its preview was written.";
      await tell(tx, workKey(workId), LAST, { event: "error", data: { message, code: "conflict" } });
    }
    await recordAction(tx, ctx, "theme.skipped", { id, name: theme, detail: { targetWeek } });
    return { guideId };
  });
}
