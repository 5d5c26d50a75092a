import { and, asc, eq, sql } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Restaurant } from "@/lib/contracts/restaurant";
import type { City } from "@/lib/core/cities";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { Coordinates } from "@/lib/core/geo/distance";
import { roundPosition } from "@/lib/core/geo/round-position";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimitInBlocks } from "@/lib/rate-limit/consume-in-blocks";
import { SEARCH_BY_USER } from "@/lib/rate-limit/limits";
import { isWithinBounds } from "./is-within-bounds";
import { searchRestaurants } from "./search";
import { squaredDegreesFrom } from "./search-scope";
import { selectForReader } from "./select-for-reader";
import { viewForReader } from "./view";

type Input = {
  bounds: Bounds;
  query?: string | undefined;
  city?: City | undefined;
  /** Whose nearest are wanted; it is neither stored nor logged. */
  near?: Coordinates | undefined;
  limit: number;
};
type Area = { restaurants: Restaurant[]; hasMore: boolean };
type SignedInCtx = Ctx & { user: SessionUser };

/**
 * The open restaurants within bounds and whether there are more: those that an editor has written about before all others,
 * the nearest to a position, where one is given, or else the best known.
 * @throws AppError bad_input, too_many
 */
export async function searchArea(ctx: SignedInCtx, { query, limit, near, ...area }: Input): Promise<Area> {
  const oneMore = { ...area, near: near && roundPosition(near), limit: limit + 1 };
  const found = await (query?.trim() ? searchRestaurants(ctx, { ...oneMore, query }) : bestOrNearest(ctx, oneMore));
  return { restaurants: found.slice(0, limit), hasMore: found.length > limit };
}

async function bestOrNearest(
  ctx: SignedInCtx,
  { bounds, city, near, limit }: Omit<Input, "query">,
): Promise<Restaurant[]> {
  await consumeLimitInBlocks(ctx, SEARCH_BY_USER, ctx.user.id);
  const { id, editorialSummary, userRatingCount, status } = restaurants;
  const order = near ? squaredDegreesFrom(near) : sql`${userRatingCount} desc nulls last`;
  const rows = await selectForReader(ctx.db, ctx.user)
    .where(and(eq(status, "open"), isWithinBounds(bounds), city && eq(restaurants.city, city)))
    .orderBy(sql`${editorialSummary} is null`, order, asc(id))
    .limit(limit);
  return rows.map(viewForReader);
}
