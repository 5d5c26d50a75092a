import { seasonTheme } from "./season-theme";
import type { Week } from "./week";

export type WeekTheme = { theme: string; scheduledThemeId: string | null };

/** What the week is about: its approved theme, or what the season asks for. */
export const chooseTheme = (week: Week, approved: { id: string; theme: string } | undefined): WeekTheme => ({
  // An editor may have saved a theme without a word in it.
  theme: approved?.theme.trim() || seasonTheme(week),
  scheduledThemeId: approved?.id ?? null,
});
