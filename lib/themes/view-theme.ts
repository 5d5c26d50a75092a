import type { scheduledThemes } from "@/db/schema";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { isInProgress } from "./theme-work";

export type ThemeRow = typeof scheduledThemes.$inferSelect;

/** A theme as its card shows it. */
export function viewTheme(row: ThemeRow, now: Date): ScheduledTheme {
  const { id, theme, rationale, seasonalContext, targetWeek, status, guideId } = row;
  const underWay = isInProgress(row, now) ? row.workKind : null;
  return { id, theme, rationale, seasonalContext, targetWeek, status, guideId, underWay };
}
