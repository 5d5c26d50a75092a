import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "@/db/client";
import { importedRestaurants, restaurants } from "@/db/schema";
import type { ImportPlanner } from "./import-planner";

const PAGE_SIZE = 5_000;

/** Names of the places that the file brought earlier and no longer holds, once all its rows are sorted. */
export async function listMissing(db: Database, file: string, sorter: ImportPlanner): Promise<string[]> {
  const { restaurantId, key } = importedRestaurants;
  const gone: string[] = [];
  for (let after = ""; ; ) {
    const records = await db
      .select({ restaurantId, key, name: restaurants.name })
      .from(importedRestaurants)
      .innerJoin(restaurants, eq(restaurants.id, restaurantId))
      .where(and(eq(importedRestaurants.file, file), gt(restaurantId, after)))
      .orderBy(asc(restaurantId))
      .limit(PAGE_SIZE);
    gone.push(...records.filter((record) => sorter.isMissing(record)).map(({ name }) => name));
    const last = records.at(-1);
    if (!last || records.length < PAGE_SIZE) return gone;
    after = last.restaurantId;
  }
}
