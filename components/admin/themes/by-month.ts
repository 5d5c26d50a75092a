import type { ScheduledTheme } from "@/lib/themes/contract";
import { monthOf } from "./week-words";

export type Month = { key: string; firstWeek: string; themes: ScheduledTheme[] };

/** Themes sorted by week, month for month. */
export function byMonth(themes: readonly ScheduledTheme[]): Month[] {
  const months: Month[] = [];
  for (const theme of themes) {
    const key = monthOf(theme.targetWeek);
    const last = months.at(-1);
    if (last?.key === key) last.themes.push(theme);
    else months.push({ key, firstWeek: theme.targetWeek, themes: [theme] });
  }
  return months;
}
