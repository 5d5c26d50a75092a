import { and, between, eq, type SQL, sql } from "drizzle-orm";
import { guides, restaurantStatuses, restaurants } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";

/** Which restaurants an admin list contains; all of them when neither is given. */
export type RestaurantFilter = { city?: City | undefined; bounds?: Bounds | undefined };
/** A list that is read and sent page by page. Its version changes when anything it shows changes. */
export type VersionedListing<T> = { version: string; pages: AsyncIterable<T[]> };

export const matchesFilter = ({ city, bounds }: RestaurantFilter): SQL | undefined =>
  and(city && eq(restaurants.city, city), bounds && isWithinBounds(bounds));

const isWithinBounds = ([west, south, east, north]: Bounds) =>
  and(between(restaurants.latitude, south, north), between(restaurants.longitude, west, east));

/** Uses the transaction id of the last write to each row, so no writer has to record a change itself. */
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
