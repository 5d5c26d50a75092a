import { desc, sql } from "drizzle-orm";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { CuisineCount } from "@/lib/contracts/restaurant";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { matchesFilter, type RestaurantFilter } from "./admin-listing";
import { isStatusOf } from "./select-for-reader";

/** The cuisines of all matching restaurants, those with the most first. Administrators only. */
export async function listCuisines(
  { db, user }: Ctx & { user: SessionUser },
  filter: RestaurantFilter = {},
): Promise<CuisineCount[]> {
  requireAdmin(user);
  const { id, cuisines } = restaurants;
  const named = db
    .select({ name: sql<string>`unnest(${cuisines})`.as("name"), id })
    .from(restaurants)
    .leftJoin(restaurantStatuses, isStatusOf(user))
    .where(matchesFilter(filter))
    .as("named");
  const count = sql<number>`count(*)::int`;
  return db.select({ name: named.name, count }).from(named).groupBy(named.name).orderBy(desc(count), named.name);
}
