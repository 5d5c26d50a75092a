import { eq } from "drizzle-orm";
import { scheduledThemes } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import type { ScheduledTheme, UpdateThemeInput } from "@/lib/contracts/theme";
import { requireAdmin } from "@/lib/core/authorization";
import { plainText } from "@/lib/core/plain-text";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { lockTheme, requireOpenWeek } from "./lock-theme";
import { requireIdle } from "./theme-work";
import { viewTheme } from "./view-theme";

/**
 * Edits a theme's words as they were typed, or approves it; editing keeps the status. Administrators only.
 * @throws AppError not_found, and conflict for one that is used or in the middle of being re-imagined
 */
export async function updateTheme(
  ctx: Ctx & { user: SessionUser },
  id: string,
  { theme, rationale, status }: UpdateThemeInput,
): Promise<ScheduledTheme> {
  requireAdmin(ctx.user);
  const { now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const before = await lockTheme(tx, id);
    requireIdle(before, now, "reimagining");
    await requireOpenWeek(tx, before);
    const words = {
      theme: theme === undefined ? before.theme : plainText(theme),
      rationale: rationale === undefined ? before.rationale : plainText(rationale),
    };
    const isEdited = words.theme !== before.theme || words.rationale !== before.rationale;
    const isApproved = status !== undefined && before.status !== status;
    if (!isEdited && !isApproved) return viewTheme(before, now);
    const [after = before] = await tx
      .update(scheduledThemes)
      .set({ ...words, status: status ?? before.status, updatedAt: now })
      .where(eq(scheduledThemes.id, id))
      .returning();
    const subject = { id, name: after.theme };
    const { targetWeek } = before;
    if (isEdited) {
      const was = { theme: before.theme, rationale: before.rationale };
      await recordAction(tx, ctx, "theme.edited", { ...subject, detail: { targetWeek, was } });
    }
    if (isApproved) await recordAction(tx, ctx, "theme.approved", { ...subject, detail: { targetWeek } });
    return viewTheme(after, now);
  });
}
