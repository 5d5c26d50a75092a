import { eq, exists, sql } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import { CITIES, type City } from "@/lib/core/cities";
import type { Ctx } from "@/lib/ports/context";

/** Every city that has restaurants, in the product's order: one index lookup per city, however many rows there are. */
export async function listCities({ db }: Pick<Ctx, "db">): Promise<City[]> {
  const ours = sql`unnest(${sql.param(CITIES)}::text[]) as ours(city)`;
  const rows = await db
    .select({ city: sql<City>`ours.city` })
    .from(ours)
    .where(exists(db.select({ id: restaurants.id }).from(restaurants).where(eq(restaurants.city, sql`ours.city`))));
  const known = new Set(rows.map(({ city }) => city));
  return CITIES.filter((city) => known.has(city));
}
