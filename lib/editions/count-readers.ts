import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { subscribers, suppressions } from "@/db/schema";
import type { City } from "@/lib/core/cities";

/** How many would get a message in each city: confirmed, and not suppressed. */
export async function countReaders(db: Database, cities: readonly City[]): Promise<Partial<Record<City, number>>> {
  const rows = await db
    .select({ city: subscribers.city, count: sql<number>`count(*)::int` })
    .from(subscribers)
    .leftJoin(suppressions, eq(suppressions.emailKey, subscribers.emailKey))
    .where(and(eq(subscribers.state, "confirmed"), isNull(suppressions.emailKey)))
    .groupBy(subscribers.city);
  const counts = new Map(rows.map(({ city, count }) => [city, count]));
  return Object.fromEntries(cities.map((city) => [city, counts.get(city) ?? 0]));
}
