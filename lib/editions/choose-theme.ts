import type { Week } from "@/lib/core/week";
import { seasonTheme } from "./season-theme";

type ThemeChoice = { theme: string; scheduledThemeId: string | null; from: "approved" | "season" };

/** What an unsettled week is about: its approved theme, or else the season's prompt. */
export function chooseTheme(week: Week, approved: { id: string; theme: string } | undefined): ThemeChoice {
  // An editor may have saved a theme without a word in it.
  const words = approved?.theme.trim();
  return {
    theme: words || seasonTheme(week),
    scheduledThemeId: approved?.id ?? null,
    from: words ? "approved" : "season",
  };
}
