import { and, asc, eq, inArray, or } from "drizzle-orm";
import { scheduledThemes, weekThemes } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import type { ApproveThemesInput, ScheduledTheme } from "@/lib/contracts/theme";
import { requireAdmin } from "@/lib/core/authorization";
import { THEME_CITY } from "@/lib/core/cities";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { isInProgress } from "./theme-work";
import { viewTheme } from "./view-theme";

/**
 * Approves those of these themes that are still pending, all at once; those that it has approved, by week. One that is
 * gone, is being re-imagined, or whose Thursday is settled stays as it is. Administrators only.
 */
export async function approveThemes(
  ctx: Ctx & { user: SessionUser },
  { ids }: ApproveThemesInput,
): Promise<ScheduledTheme[]> {
  requireAdmin(ctx.user);
  const { db, now } = ctx;
  return db.transaction(async (tx) => {
    const isPending = and(
      inArray(scheduledThemes.id, ids),
      eq(scheduledThemes.city, THEME_CITY),
      eq(scheduledThemes.status, "PENDING"),
    );
    const rows = await tx
      .select()
      .from(scheduledThemes)
      .where(isPending)
      .orderBy(asc(scheduledThemes.id))
      .for("update");
    const idle = rows.filter((row) => !(isInProgress(row, now) && row.workKind === "reimagining"));
    if (idle.length === 0) return [];
    // Looked at once the rows are taken: the weekly send waits for them.
    const settled = await tx
      .select({ week: weekThemes.week, themeId: weekThemes.scheduledThemeId })
      .from(weekThemes)
      .where(
        or(
          inArray(
            weekThemes.week,
            idle.map(({ targetWeek }) => targetWeek),
          ),
          inArray(
            weekThemes.scheduledThemeId,
            idle.map(({ id }) => id),
          ),
        ),
      );
    const open = idle.filter(
      (row) => !settled.some(({ week, themeId }) => week === row.targetWeek || themeId === row.id),
    );
    if (open.length === 0) return [];
    const approved = await tx
      .update(scheduledThemes)
      .set({ status: "APPROVED", updatedAt: now })
      .where(
        inArray(
          scheduledThemes.id,
          open.map(({ id }) => id),
        ),
      )
      .returning();
    const byWeek = approved.toSorted((a, b) => a.targetWeek.localeCompare(b.targetWeek));
    for (const { id, theme, targetWeek } of byWeek)
      await recordAction(tx, ctx, "theme.approved", { id, name: theme, detail: { targetWeek } });
    return byWeek.map((row) => viewTheme(row, now));
  });
}
