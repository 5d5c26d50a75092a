import { and, eq, inArray, or } from "drizzle-orm";
import type { Database } from "@/db/client";
import { editions, guides, scheduledThemes, subscribers, themeGenerations, users } from "@/db/schema";
import type { RunEvent } from "@/db/schema/job-runs";
import { formatMonthDay } from "@/lib/core/calendar-date";
import type { City } from "@/lib/core/cities";
import { maskEmail } from "@/lib/core/mask-email";

type Run = { id: string; event: RunEvent };
type Named = { id: string; text: string };

/**
 * For whom or what each run is, by the run's id, as far as it is known: a city's week with its guide, a subscription or
 * an account. Addresses are masked.
 */
export async function describeSubjects(db: Database, runs: readonly Run[]): Promise<Map<string, string>> {
  const all = runs.map(({ id, event }) => ({ id, data: dataOf(event) }));
  const idsOf = (key: string) => all.flatMap(({ data }) => (typeof data[key] === "string" ? [data[key]] : []));
  const named = new Map(
    [
      ...(await describeSubscribers(db, idsOf("subscriberId"))),
      ...(await describeAccounts(db, idsOf("userId"))),
      ...(await describeThemes(db, idsOf("themeId"))),
      ...(await describeGenerations(db, idsOf("generationId"))),
    ].map(({ id, text }) => [id, text]),
  );
  const guideNames = await nameEditions(
    db,
    all.flatMap(({ data }) => editionOf(data) ?? []),
  );
  return new Map(
    all.flatMap(({ id, data }) => {
      const edition = editionOf(data);
      const key = data.subscriberId ?? data.themeId ?? data.generationId ?? data.userId;
      const text = edition ? weekText(edition, guideNames.get(keyOf(edition))) : named.get(String(key));
      return text === undefined ? [] : [[id, text]];
    }),
  );
}

/** What a run's event says. The end of a failed run has the event that began it. */
function dataOf({ data }: RunEvent): Record<string, unknown> {
  const begun = data.event as RunEvent | undefined;
  return typeof begun?.data === "object" ? begun.data : data;
}

type Edition = { city: City; week: string };
const editionOf = ({ city, week }: Record<string, unknown>): Edition | null =>
  typeof city === "string" && typeof week === "string" ? { city: city as City, week } : null;
const keyOf = ({ city, week }: Edition): string => `${city} ${week}`;
const weekText = ({ city, week }: Edition, guide?: string | null): string =>
  `${city}, ${formatMonthDay(week)}${guide ? `: ${guide}` : ""}`;

async function nameEditions(db: Database, wanted: readonly Edition[]): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ city: editions.city, week: editions.week, name: guides.name })
    .from(editions)
    .innerJoin(guides, eq(guides.id, editions.guideId))
    .where(or(...wanted.map(({ city, week }) => and(eq(editions.city, city), eq(editions.week, week)))));
  return new Map(rows.map(({ name, ...edition }) => [keyOf(edition), name]));
}

async function describeSubscribers(db: Database, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const { id, city, email } = subscribers;
  const rows = await db.select({ id, city, email }).from(subscribers).where(inArray(id, ids));
  return rows.map((row) => ({ id: row.id, text: `${maskEmail(row.email)}, ${row.city}` }));
}

async function describeAccounts(db: Database, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const { id, username } = users;
  const rows = await db.select({ id, username }).from(users).where(inArray(id, ids));
  return rows.map((row) => ({ id: row.id, text: row.username }));
}

async function describeThemes(db: Database, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const { id, city, targetWeek: week } = scheduledThemes;
  const rows = await db
    .select({ id, city, week, guide: guides.name })
    .from(scheduledThemes)
    .leftJoin(guides, eq(guides.id, scheduledThemes.guideId))
    .where(inArray(id, ids));
  return rows.map((row) => ({ id: row.id, text: weekText(row, row.guide) }));
}

async function describeGenerations(db: Database, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const { id, city, firstWeek, weeks } = themeGenerations;
  const rows = await db.select({ id, city, firstWeek, weeks }).from(themeGenerations).where(inArray(id, ids));
  return rows.map((row) => ({
    id: row.id,
    text: `${row.city}, ${row.weeks} weeks from ${formatMonthDay(row.firstWeek)}`,
  }));
}
