import { eq } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { subscribers } from "@/db/schema";
import { CITIES, type City, THEME_CITY } from "@/lib/core/cities";

/** The cities that have an edition each Thursday; San Francisco always has one. */
export async function citiesWithReaders(db: Database | Transaction): Promise<City[]> {
  const rows = await db
    .selectDistinct({ city: subscribers.city })
    .from(subscribers)
    .where(eq(subscribers.state, "confirmed"));
  const known = new Set<string>([THEME_CITY, ...rows.map((row) => row.city)]);
  return CITIES.filter((each) => known.has(each));
}
