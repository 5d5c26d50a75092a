import { and, eq, gte, ne, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { harvestNodes, harvests, restaurants } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import type { HarvestReport } from "./harvest-input";

/** How far the walk over a city has come, and what it brought. */
export async function readHarvestReport(
  db: Database,
  city: City,
  outcome: HarvestReport["outcome"],
): Promise<HarvestReport> {
  const [harvest] = await db.select().from(harvests).where(eq(harvests.city, city));
  const startedAt = harvest?.startedAt ?? new Date(0);
  const isNew = sql`${restaurants.createdAt} >= ${startedAt.toISOString()}::timestamptz`;
  const isChanged = sql`${restaurants.updatedAt} >= ${startedAt.toISOString()}::timestamptz`;
  const [places] = await db
    .select({
      found: sql<number>`count(*)::int`,
      added: sql<number>`(count(*) filter (where ${isNew}))::int`,
      updated: sql<number>`(count(*) filter (where ${isChanged} and not ${isNew}))::int`,
      closed: sql<number>`(count(*) filter (where ${ne(restaurants.status, "open")}))::int`,
    })
    .from(restaurants)
    .where(and(eq(restaurants.city, city), gte(restaurants.refreshedAt, startedAt)));
  const [nodes] = await db
    .select({
      failed: sql<number>`(count(*) filter (where ${harvestNodes.state} = 'failed'))::int`,
      pending: sql<number>`(count(*) filter (where ${harvestNodes.state} = 'pending'))::int`,
      full: sql<number>`(count(*) filter (where ${harvestNodes.state} = 'done' and ${harvestNodes.isFull}))::int`,
    })
    .from(harvestNodes)
    .where(eq(harvestNodes.city, city));
  return {
    city,
    outcome,
    calls: harvest?.calls ?? 0,
    costUsd: harvest?.costUsd ?? 0,
    ...(places ?? { found: 0, added: 0, updated: 0, closed: 0 }),
    ...(nodes ?? { failed: 0, pending: 0, full: 0 }),
  };
}
