import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { guides, restaurantStatuses, restaurants } from "@/db/schema";
import type { StatusFilter } from "@/lib/contracts/restaurant-filters";
import type { City } from "@/lib/core/cities";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { isWithinBounds } from "./is-within-bounds";
import { matchesPlace, type PlaceFilter } from "./place-filter";

/** Which restaurants an admin list contains: of each list one value is enough; all of them when nothing is given. */
export type RestaurantFilter = Omit<PlaceFilter, "openAt"> & {
  city?: City | undefined;
  bounds?: Bounds | undefined;
};
/** A list that is read and sent page by page. Its version changes when anything it shows changes. */
export type VersionedListing<T> = { version: string; pages: AsyncIterable<T[]> };

/** The administrator's own status needs `isStatusOf` to be joined. */
export const matchesFilter = ({ status, ...filter }: RestaurantFilter): SQL | undefined =>
  and(isListed(filter), status && hasStatus(status));

const isListed = ({ city, bounds, ...filter }: Omit<RestaurantFilter, "status">): SQL | undefined =>
  and(city && eq(restaurants.city, city), bounds && isWithinBounds(bounds), matchesPlace(filter));

const hasStatus = (wanted: readonly StatusFilter[]): SQL | undefined =>
  or(
    inArray(
      restaurantStatuses.status,
      wanted.filter((status) => status !== "none"),
    ),
    wanted.includes("none") ? isNull(restaurantStatuses.status) : undefined,
  );

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
    .where(isListed(filter));
  const [mine] = await db
    .select({
      count: sql<string>`count(*)`,
      sum: sql<string>`sum(hashtextextended(${restaurantStatuses.restaurantId}, ${restaurantStatuses}.xmin::text::bigint + coalesce(${guides}.xmin::text::bigint, 0)))`,
    })
    .from(restaurantStatuses)
    .leftJoin(guides, eq(guides.id, restaurantStatuses.originGuideId))
    .where(eq(restaurantStatuses.userId, user.id));
  return JSON.stringify([user.id, filter, places, mine]);
}
