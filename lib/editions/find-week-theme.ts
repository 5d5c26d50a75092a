import { and, eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guides, scheduledThemes, weekThemes } from "@/db/schema";
import { THEME_CITY } from "@/lib/core/cities";
import type { Week } from "@/lib/core/week";
import { chooseTheme } from "./choose-theme";

/** What a week is or, sent now, would be about, and, where an editor had it previewed, its guide. */
export async function findWeekTheme(db: Database, week: Week) {
  const [settled] = await db.select().from(weekThemes).where(eq(weekThemes.week, week));
  if (settled && settled.scheduledThemeId === null)
    return { theme: settled.theme, isSeasonal: true, themeId: null, guide: null };
  const isApproved = and(
    eq(scheduledThemes.city, THEME_CITY),
    eq(scheduledThemes.targetWeek, week),
    eq(scheduledThemes.status, "APPROVED"),
  );
  const [scheduled] = await db
    .select({ id: scheduledThemes.id, theme: scheduledThemes.theme, guide: { id: guides.id, name: guides.name } })
    .from(scheduledThemes)
    .leftJoin(guides, eq(guides.id, scheduledThemes.guideId))
    .where(settled?.scheduledThemeId ? eq(scheduledThemes.id, settled.scheduledThemeId) : isApproved);
  const choice = chooseTheme(week, scheduled);
  return {
    theme: settled?.theme ?? choice.theme,
    isSeasonal: !settled && choice.from === "season",
    themeId: !settled && choice.from === "approved" ? choice.scheduledThemeId : null,
    guide: scheduled?.guide ?? null,
  };
}
