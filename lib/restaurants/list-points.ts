import { and, asc, gt } from "drizzle-orm";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { RestaurantPoint } from "@/lib/contracts/restaurant";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { listingVersion, matchesFilter, type RestaurantFilter, type VersionedListing } from "./admin-listing";
import { isStatusOf } from "./select-for-reader";

/** Points are small: few pages carry a hundred thousand. */
const PAGE = 5_000;
/** Decimals of a degree: a tenth of a meter. */
const DECIMALS = 6;

/** Every matching restaurant with just what a marker needs, page by page, ordered by id. Administrators only. */
export async function listPoints(
  ctx: Ctx & { user: SessionUser },
  filter: RestaurantFilter = {},
): Promise<VersionedListing<RestaurantPoint>> {
  requireAdmin(ctx.user);
  return { version: `points ${await listingVersion(ctx, filter)}`, pages: pagesOf(ctx, filter) };
}

async function* pagesOf(
  { db, user, signal }: Ctx & { user: SessionUser },
  filter: RestaurantFilter,
): AsyncGenerator<RestaurantPoint[]> {
  const { id, name, longitude, latitude } = restaurants;
  let last = "";
  for (;;) {
    signal.throwIfAborted();
    const rows = await db
      .select({ id, name, longitude, latitude, userStatus: restaurantStatuses.status })
      .from(restaurants)
      .leftJoin(restaurantStatuses, isStatusOf(user))
      .where(and(gt(id, last), matchesFilter(filter)))
      .orderBy(asc(id))
      .limit(PAGE);
    if (rows.length > 0) {
      yield rows.map((row) => [row.id, row.name, rounded(row.longitude), rounded(row.latitude), row.userStatus]);
    }
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
