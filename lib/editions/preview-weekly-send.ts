import { and, eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { editions, guides, scheduledThemes, weekThemes } from "@/db/schema";
import type { WeeklySendPreview } from "@/lib/contracts/edition";
import { requireAdmin } from "@/lib/core/authorization";
import { addDays } from "@/lib/core/calendar-date";
import { CITIES, THEME_CITY } from "@/lib/core/cities";
import type { SessionUser } from "@/lib/core/session-user";
import { type Week, weekOf } from "@/lib/core/week";
import type { Ctx } from "@/lib/ports/context";
import { chooseTheme } from "./choose-theme";
import { countReaders } from "./count-readers";
import { sendTime } from "./send-time";

/** What setting off this week's email now would send, to how many, in each city that has readers. Administrators only. */
export async function previewWeeklySend({ db, user, now }: Ctx & { user: SessionUser }): Promise<WeeklySendPreview> {
  requireAdmin(user);
  const week = weekOf(now);
  const [readers, opened, { theme, themeId, guide }] = await Promise.all([
    countReaders(db, CITIES),
    listOpened(db, week),
    findTheme(db, week),
  ]);
  return {
    week,
    isPast: now >= sendTime(week),
    nextWeek: addDays(week, 7),
    theme,
    themeId,
    cities: CITIES.filter((city) => city === THEME_CITY || readers[city]).map((city) => {
      const edition = opened.find((each) => each.city === city);
      return {
        city,
        readers: readers[city] ?? 0,
        state: edition?.state ?? null,
        guide: edition?.guide ?? (city === THEME_CITY ? guide : null),
      };
    }),
  };
}

const listOpened = (db: Database, week: Week) =>
  db
    .select({ city: editions.city, state: editions.state, guide: { id: guides.id, name: guides.name } })
    .from(editions)
    .leftJoin(guides, eq(guides.id, editions.guideId))
    .where(eq(editions.week, week));

/** The week's theme and, where an editor had it previewed, its guide. */
async function findTheme(db: Database, week: Week) {
  const [settled] = await db.select().from(weekThemes).where(eq(weekThemes.week, week));
  if (settled && settled.scheduledThemeId === null) return { theme: settled.theme, themeId: null, guide: null };
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
    themeId: !settled && choice.from === "approved" ? choice.scheduledThemeId : null,
    guide: scheduled?.guide ?? null,
  };
}
