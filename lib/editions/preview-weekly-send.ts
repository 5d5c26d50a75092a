import { and, desc, eq, gte, lt } from "drizzle-orm";
import type { Database } from "@/db/client";
import { editionDrafts, editions, guides } from "@/db/schema";
import type { WeeklySendPreview } from "@/lib/contracts/edition";
import { requireAdmin } from "@/lib/core/authorization";
import { addDays } from "@/lib/core/calendar-date";
import { CITIES, THEME_CITY } from "@/lib/core/cities";
import type { SessionUser } from "@/lib/core/session-user";
import { type Week, weekOf } from "@/lib/core/week";
import type { Ctx } from "@/lib/ports/context";
import { countReaders } from "./count-readers";
import { findWeekTheme } from "./find-week-theme";
import { sendTime } from "./send-time";

/** What setting off this week's email now would send, to how many, in each city that has readers. Administrators only. */
export async function previewWeeklySend({ db, user, now }: Ctx & { user: SessionUser }): Promise<WeeklySendPreview> {
  requireAdmin(user);
  const week = weekOf(now);
  const [readers, opened, dated, { theme, isSeasonal, guide }] = await Promise.all([
    countReaders(db, CITIES),
    listOpened(db, week),
    listDated(db, week),
    findWeekTheme(db, week),
  ]);
  const drafts = await listDrafts(db, week, theme);
  return {
    week,
    isPast: now >= sendTime(week),
    nextWeek: addDays(week, 7),
    theme,
    isSeasonal,
    cities: CITIES.filter((city) => city === THEME_CITY || readers[city]).map((city) => {
      const edition = opened.find((each) => each.city === city);
      const draft = drafts.find((each) => each.city === city)?.guide;
      const own = edition?.guide ?? (city === THEME_CITY ? guide : null) ?? draft ?? null;
      const already =
        edition?.state === "sent" ? undefined : dated.find((each) => each.city === city && each.id !== own?.id);
      return {
        city,
        readers: readers[city] ?? 0,
        state: edition?.state ?? null,
        guide: own,
        isWritable: own === null && (!edition || edition.state === "failed"),
        already: already ? { id: already.id, name: already.name } : null,
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

/** What was written before, and on the theme that the week still has. */
const listDrafts = (db: Database, week: Week, theme: string) =>
  db
    .select({ city: editionDrafts.city, guide: { id: guides.id, name: guides.name } })
    .from(editionDrafts)
    .innerJoin(guides, eq(guides.id, editionDrafts.guideId))
    .where(and(eq(editionDrafts.week, week), eq(editionDrafts.theme, theme)));

/** The public weekly guides that carry a date of the week, as the first ones do: no edition made those. */
async function listDated(db: Database, week: Week) {
  const around = await db
    .select({ id: guides.id, name: guides.name, city: guides.city, createdAt: guides.createdAt })
    .from(guides)
    .where(
      and(
        eq(guides.isEmailGuide, true),
        eq(guides.isAdminOnly, false),
        gte(guides.createdAt, sendTime(addDays(week, -7))),
        lt(guides.createdAt, sendTime(addDays(week, 7))),
      ),
    )
    .orderBy(desc(guides.createdAt));
  return around.filter(({ createdAt }) => weekOf(createdAt) === week);
}
