import { and, between, eq, type SQL, sql } from "drizzle-orm";
import { guides, restaurantStatuses, restaurants } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";

/** Which restaurants a list of the desk holds: without either, all. */
export type RestaurantFilter = { city?: City | undefined; bounds?: Bounds | undefined };
/** A list that is read and sent page by page, with a version that any change to what it shows changes. */
export type VersionedListing<T> = { version: string; pages: AsyncIterable<T[]> };

export const matchesFilter = ({ city, bounds }: RestaurantFilter): SQL | undefined =>
  and(city && eq(restaurants.city, city), bounds && isWithinBounds(bounds));

const isWithinBounds = ([west, south, east, north]: Bounds) =>
  and(between(restaurants.latitude, south, north), between(restaurants.longitude, west, east));

/** Rows by the transaction that wrote them last, so that no writer has to remember to note a change. */
export async function listingVersion(
  { db, user }: Ctx & { user: SessionUser },
  filter: RestaurantFilter,
): Promise<string> {
  const [places] = await db
    .select({
      count: sql<string>`count(*)`,
      sum: sql<string>`sum(hashtextextended(${restaurants.id}, ${restaurants}.xmin::text::bigint))`,
    })
    .from(restaurants)
    .where(matchesFilter(filter));
  const [mine] = await db
    .select({
      count: sql<string>`count(*)`,
      sum: sql<string>`sum(hashtextextended(${restaurantStatuses.restaurantId}, ${restaurantStatuses}.xmin::text::bigint + coalesce(${guides}.xmin::text::bigint, 0)))`,
    })
    .from(restaurantStatuses)
    .leftJoin(guides, eq(guides.id, restaurantStatuses.originGuideId))
    .where(eq(restaurantStatuses.userId, user.id));
  return JSON.stringify([user.id, filter.city ?? null, filter.bounds ?? null, places, mine]);
}
