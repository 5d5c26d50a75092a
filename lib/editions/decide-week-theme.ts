import { and, eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { scheduledThemes, weekThemes } from "@/db/schema";
import { THEME_CITY } from "@/lib/core/cities";
import type { Week } from "@/lib/core/week";
import { chooseTheme } from "./choose-theme";

export type WeekTheme = { theme: string; scheduledThemeId: string | null };

/** What the week is about, in every city: the approved theme of the week, or else the season's prompt. Settled once. */
export const decideWeekTheme = (db: Database, week: Week): Promise<WeekTheme> =>
  db.transaction(async (tx) => {
    const [approved] = await tx
      .select({ id: scheduledThemes.id, theme: scheduledThemes.theme })
      .from(scheduledThemes)
      .where(
        and(
          eq(scheduledThemes.city, THEME_CITY),
          eq(scheduledThemes.targetWeek, week),
          eq(scheduledThemes.status, "APPROVED"),
        ),
      )
      // An editor's open change finishes first; a later one finds the week settled.
      .for("update");
    const { theme, scheduledThemeId } = chooseTheme(week, approved);
    await tx.insert(weekThemes).values({ week, theme, scheduledThemeId }).onConflictDoNothing();
    const [settled] = await tx.select().from(weekThemes).where(eq(weekThemes.week, week));
    if (!settled) throw new Error(`The theme of ${week} is not there after it was settled.`);
    return settled;
  });
