import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { restaurants } from "@/db/schema";
import { isDescribed } from "@/lib/catalogue/source/is-described";
import { THEME_CITY } from "@/lib/core/cities";
import type { ThemeBrief } from "@/lib/ports/curator";

const PLACES_MIN = 5;

/** Cuisines and areas with enough places in the city for a guide. */
export async function readAvailableCuisines(db: Database): Promise<ThemeBrief["available"]> {
  const isOpenHere = and(eq(restaurants.city, THEME_CITY), eq(restaurants.status, "open"), isDescribed);
  const cuisine = sql<string>`unnest(${restaurants.cuisines})`.as("cuisine");
  const served = db.select({ cuisine }).from(restaurants).where(isOpenHere).as("served");
  const cuisines = await db
    .select({ name: served.cuisine, places: count() })
    .from(served)
    .groupBy(served.cuisine)
    .having(sql`count(*) >= ${PLACES_MIN}`)
    .orderBy(served.cuisine);
  const areas = await db
    .select({ name: restaurants.neighbourhood, places: count() })
    .from(restaurants)
    .where(and(isOpenHere, isNotNull(restaurants.neighbourhood)))
    .groupBy(restaurants.neighbourhood)
    .having(sql`count(*) >= ${PLACES_MIN}`)
    .orderBy(restaurants.neighbourhood);
  return { cuisines: cuisines.map(({ name }) => name), areas: areas.flatMap(({ name }) => name ?? []) };
}
