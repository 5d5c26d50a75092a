import { and, eq, sql } from "drizzle-orm";
import { scheduledThemes } from "@/db/schema";
import type { ScheduledTheme, ThemeStatus } from "@/lib/contracts/theme";
import { requireAdmin } from "@/lib/core/authorization";
import { THEME_CITY } from "@/lib/core/cities";
import type { SessionUser } from "@/lib/core/session-user";
import { weekOf } from "@/lib/core/week";
import type { Ctx } from "@/lib/ports/context";
import { viewTheme } from "./view-theme";

/** Themes by their weeks. Where there are more than `limit`, the coming ones go first, then the latest past ones. */
export async function listThemes(
  { db, user, now }: Ctx & { user: SessionUser },
  { status, limit }: { status?: ThemeStatus | undefined; limit: number },
): Promise<ScheduledTheme[]> {
  requireAdmin(user);
  const thisWeek = sql`${weekOf(now)}::date`;
  const { city, targetWeek } = scheduledThemes;
  const rows = await db
    .select()
    .from(scheduledThemes)
    .where(and(eq(city, THEME_CITY), status && eq(scheduledThemes.status, status)))
    .orderBy(sql`${targetWeek} < ${thisWeek}`, sql`abs(${targetWeek} - ${thisWeek})`)
    .limit(limit);
  return rows.map((row) => viewTheme(row, now)).sort((a, b) => a.targetWeek.localeCompare(b.targetWeek));
}
