import { and, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { editions } from "@/db/schema";
import type { City } from "../../cities";
import type { Week } from "../week";

export type KnownSubject = { city: string; week: Week; subject: string };

/** What readers have had in their mailboxes before, in other weeks than these. */
export async function readSubjects(
  db: Database,
  cities: readonly City[],
  weeks: readonly Week[],
): Promise<KnownSubject[]> {
  return db
    .select({ city: editions.city, week: editions.week, subject: sql<string>`${editions.message}->>'subject'` })
    .from(editions)
    .where(
      and(inArray(editions.city, [...cities]), notInArray(editions.week, [...weeks]), isNotNull(editions.message)),
    );
}
