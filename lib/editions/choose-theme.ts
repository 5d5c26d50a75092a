import type { Week } from "@/lib/core/week";
import { seasonTheme } from "./season-theme";

type ThemeChoice = { theme: string; scheduledThemeId: string | null; from: "approved" | "season" };

/** What a week is about that nobody has settled yet: its approved theme, or else what the season asks for. */
export function chooseTheme(week: Week, approved: { id: string; theme: string } | undefined): ThemeChoice {
  // An editor may have saved a theme without a word in it.
  const words = approved?.theme.trim();
  return {
    theme: words || seasonTheme(week),
    scheduledThemeId: approved?.id ?? null,
    from: words ? "approved" : "season",
  };
}
