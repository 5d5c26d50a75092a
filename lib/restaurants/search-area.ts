import { and, asc, eq, sql } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Restaurant } from "@/lib/contracts/restaurant";
import type { City } from "@/lib/core/cities";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimitInBlocks } from "@/lib/rate-limit/consume-in-blocks";
import { SEARCH_BY_USER } from "@/lib/rate-limit/limits";
import { isWithinBounds } from "./is-within-bounds";
import { searchRestaurants } from "./search";
import { selectForReader } from "./select-for-reader";
import { viewForReader } from "./view";

type Input = { bounds: Bounds; query?: string | undefined; city?: City | undefined; limit: number };
type Area = { restaurants: Restaurant[]; hasMore: boolean };
type SignedInCtx = Ctx & { user: SessionUser };

/**
 * The open restaurants within bounds and whether there are more: without a query the best known, those that an editor
 * has written about before all others.
 * @throws AppError bad_input, too_many
 */
export async function searchArea(ctx: SignedInCtx, { query, limit, ...area }: Input): Promise<Area> {
  const oneMore = { ...area, limit: limit + 1 };
  const found = await (query?.trim() ? searchRestaurants(ctx, { ...oneMore, query }) : bestKnown(ctx, oneMore));
  return { restaurants: found.slice(0, limit), hasMore: found.length > limit };
}

async function bestKnown(ctx: SignedInCtx, { bounds, city, limit }: Omit<Input, "query">): Promise<Restaurant[]> {
  await consumeLimitInBlocks(ctx, SEARCH_BY_USER, ctx.user.id);
  const { id, editorialSummary, userRatingCount, status } = restaurants;
  const rows = await selectForReader(ctx.db, ctx.user)
    .where(and(eq(status, "open"), isWithinBounds(bounds), city && eq(restaurants.city, city)))
    .orderBy(sql`${editorialSummary} is null`, sql`${userRatingCount} desc nulls last`, asc(id))
    .limit(limit);
  return rows.map(viewForReader);
}
