import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "@/db/client";
import { importedRestaurants, restaurants } from "@/db/schema";
import type { RowSorter } from "./sort-rows";

const AT_ONCE = 5_000;

/** Names of the places that the file brought earlier and no longer holds, once all its rows are sorted. */
export async function listGone(db: Database, file: string, sorter: RowSorter): Promise<string[]> {
  const { restaurantId, key } = importedRestaurants;
  const gone: string[] = [];
  for (let after = ""; ; ) {
    const records = await db
      .select({ restaurantId, key, name: restaurants.name })
      .from(importedRestaurants)
      .innerJoin(restaurants, eq(restaurants.id, restaurantId))
      .where(and(eq(importedRestaurants.file, file), gt(restaurantId, after)))
      .orderBy(asc(restaurantId))
      .limit(AT_ONCE);
    gone.push(...records.filter((record) => sorter.isGone(record)).map(({ name }) => name));
    const last = records.at(-1);
    if (!last || records.length < AT_ONCE) return gone;
    after = last.restaurantId;
  }
}
