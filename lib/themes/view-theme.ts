import type { ScheduledTheme } from "@/lib/contracts/theme";
import type { ThemeRow } from "./theme-work";
import { isInProgress } from "./theme-work";

/** A theme as its card shows it. */
export function viewTheme(row: ThemeRow, now: Date): ScheduledTheme {
  const { id, theme, rationale, seasonalContext, targetWeek, status, guideId } = row;
  const underWay = isInProgress(row, now) ? row.workKind : null;
  return { id, theme, rationale, seasonalContext, targetWeek, status, guideId, underWay };
}
