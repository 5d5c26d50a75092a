import type { ScheduledTheme } from "@/lib/contracts/theme";
import { monthKey } from "./format-week";

export type Month = { key: string; firstWeek: string; themes: ScheduledTheme[] };

/** Groups themes, which are sorted by week, by month. */
export function groupByMonth(themes: readonly ScheduledTheme[]): Month[] {
  const months: Month[] = [];
  for (const theme of themes) {
    const key = monthKey(theme.targetWeek);
    const last = months.at(-1);
    if (last?.key === key) last.themes.push(theme);
    else months.push({ key, firstWeek: theme.targetWeek, themes: [theme] });
  }
  return months;
}
