import { and, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { editions } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import type { Week } from "@/lib/core/week";

export type SentSubject = { city: string; week: Week; subject: string };

/** What readers have had in their mailboxes before, in other weeks than these. */
export async function listSentSubjects(
  db: Database,
  cities: readonly City[],
  weeks: readonly Week[],
): Promise<SentSubject[]> {
  return db
    .select({ city: editions.city, week: editions.week, subject: sql<string>`${editions.message}->>'subject'` })
    .from(editions)
    .where(
      and(inArray(editions.city, [...cities]), notInArray(editions.week, [...weeks]), isNotNull(editions.message)),
    );
}
