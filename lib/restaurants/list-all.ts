import { and, asc, gt } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { requireAdmin } from "@/lib/core/authorization";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { listingVersion, matchesFilter, type RestaurantFilter, type VersionedListing } from "./admin-listing";
import { selectForReader } from "./select-for-reader";
import { viewForReader } from "./view";

const PAGE = 1_000;

/** Every restaurant that fits, page by page, ordered by id. Administrators only. */
export async function listAllRestaurants(
  ctx: Ctx & { user: SessionUser },
  filter: RestaurantFilter = {},
): Promise<VersionedListing<Restaurant>> {
  requireAdmin(ctx.user);
  // The version is read first: if a row changes meanwhile, the next request finds a new version.
  return { version: await listingVersion(ctx, filter), pages: pagesOf(ctx, filter) };
}

async function* pagesOf(
  { db, user, signal }: Ctx & { user: SessionUser },
  filter: RestaurantFilter,
): AsyncGenerator<Restaurant[]> {
  let last = "";
  for (;;) {
    signal.throwIfAborted();
    const rows = await selectForReader(db, user)
      .where(and(gt(restaurants.id, last), matchesFilter(filter)))
      .orderBy(asc(restaurants.id))
      .limit(PAGE);
    if (rows.length > 0) yield rows.map(viewForReader);
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.place.id ?? last;
  }
}
