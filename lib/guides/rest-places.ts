import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Database } from "@/db/client";
import { editions, guideEntries, scheduledThemes } from "@/db/schema";
import { daysBetween } from "@/lib/core/calendar-date";
import { type City, THEME_CITY } from "@/lib/core/cities";
import type { Week } from "@/lib/core/week";

/** A place that stands in a weekly guide doesn't stand in another for so many weeks. */
const REST_WEEKS = 8;
/** Nor in more than so many within a year. */
const GUIDES_A_YEAR_MAX = 3;
const YEAR_WEEKS = 52;

/** That a place stands in the guide of a week. */
export type PlaceWeek = { placeId: string; week: Week };

/** The ids of places that rest in a week, given the guides of the weeks around it. */
export function restingPlaces(known: readonly PlaceWeek[], week: Week): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const resting = new Set<string>();
  for (const { placeId, week: other } of known) {
    const weeksApart = Math.abs(daysBetween(other, week)) / 7;
    if (weeksApart < REST_WEEKS) resting.add(placeId);
    if (weeksApart >= YEAR_WEEKS) continue;
    const count = (counts.get(placeId) ?? 0) + 1;
    counts.set(placeId, count);
    if (count >= GUIDES_A_YEAR_MAX) resting.add(placeId);
  }
  return resting;
}

/** What a city's readers have got and, where themes have previews, will get: all but the given week's own. */
export async function listPlaceWeeks(db: Database, city: City, week: Week): Promise<PlaceWeek[]> {
  const { restaurantId: placeId, guideId } = guideEntries;
  const sent = await db
    .select({ placeId, week: editions.week })
    .from(editions)
    .innerJoin(guideEntries, eq(guideId, editions.guideId))
    .where(and(eq(editions.city, city), ne(editions.week, week)));
  if (city !== THEME_CITY) return sent;
  const planned = await db
    .select({ placeId, week: scheduledThemes.targetWeek })
    .from(scheduledThemes)
    .innerJoin(guideEntries, eq(guideId, scheduledThemes.guideId))
    .where(
      and(eq(scheduledThemes.city, city), isNotNull(scheduledThemes.guideId), ne(scheduledThemes.targetWeek, week)),
    );
  // A sent theme's preview is its edition's guide: once is enough.
  const isSent = new Set(sent.map((each) => `${each.placeId} ${each.week}`));
  return [...sent, ...planned.filter((each) => !isSent.has(`${each.placeId} ${each.week}`))];
}
