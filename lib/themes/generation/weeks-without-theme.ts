import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "@/db/client";
import { scheduledThemes, weekThemes } from "@/db/schema";
import type { Week } from "@/lib/core/week";
import { publishEvent } from "../publish-event";
import type { Generation } from "./find-active";
import { generationKey } from "./generation-key";

/** The weeks that still need a theme. The others are published as skipped, unless the run itself saved them. */
export async function weeksWithoutTheme(
  db: Database,
  { id, city }: Generation,
  weeks: readonly Week[],
): Promise<Week[]> {
  const planned = await db
    .select({ week: scheduledThemes.targetWeek })
    .from(scheduledThemes)
    .where(and(eq(scheduledThemes.city, city), inArray(scheduledThemes.targetWeek, [...weeks])));
  const settled = await db
    .select({ week: weekThemes.week })
    .from(weekThemes)
    .where(inArray(weekThemes.week, [...weeks]));
  const done = new Set([...planned, ...settled].map(({ week }) => week));
  await db.transaction(async (tx) => {
    for (const targetWeek of weeks.filter((week) => done.has(week))) {
      await publishEvent(tx, generationKey(id), targetWeek, { event: "skipped", data: { targetWeek } });
    }
  });
  return weeks.filter((week) => !done.has(week));
}
