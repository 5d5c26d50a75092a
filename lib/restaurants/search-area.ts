import { asc, desc, type SQL, sql } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { CuisineCount, Restaurant } from "@/lib/contracts/restaurant";
import type { City } from "@/lib/core/cities";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { Coordinates } from "@/lib/core/geo/distance";
import { roundPosition } from "@/lib/core/geo/round-position";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimitInBlocks } from "@/lib/rate-limit/consume-in-blocks";
import { SEARCH_BY_USER } from "@/lib/rate-limit/limits";
import { limitFor, openOnly, type PlaceFilter } from "./place-filter";
import { searchForReader } from "./search";
import { isInScope, squaredDegreesFrom } from "./search-scope";
import { selectForReader } from "./select-for-reader";
import { viewForReader } from "./view";

type Input = {
  bounds: Bounds;
  query?: string | undefined;
  city?: City | undefined;
  /** Whose nearest are wanted; it is neither stored nor logged. */
  near?: Coordinates | undefined;
  /** What is left out before the limit cuts anything off. */
  filter?: PlaceFilter | undefined;
  limit: number;
};
type Area = {
  restaurants: Restaurant[];
  hasMore: boolean;
  /** Of all that is there, where more is than is shown and nothing is searched for: what a cuisine would find. */
  cuisines: CuisineCount[];
  /** Of a search for a food, the ids of those that only mention it; else null. */
  mentioned: string[] | null;
  /** A diet that was asked for with a food, which none of them is known to keep; else empty. */
  unknownDiet: string;
};
type SignedInCtx = Ctx & { user: SessionUser };

/**
 * The open restaurants within bounds and whether there are more: those that an editor has written about before all others,
 * the nearest to a position, where one is given, or else the best known.
 * @throws AppError bad_input, too_many
 */
export async function searchArea(ctx: SignedInCtx, { query, limit, near, ...area }: Input): Promise<Area> {
  const oneMore = { ...area, near: near && roundPosition(near), limit: limit + 1 };
  const isSearch = query !== undefined && query.trim() !== "";
  const {
    restaurants: found,
    mentioned,
    unknownDiet,
  } = isSearch
    ? await searchForReader(ctx, { ...oneMore, query })
    : { restaurants: await bestOrNearest(ctx, oneMore), mentioned: null, unknownDiet: "" };
  const hasMore = found.length > limit;
  const cuisines = hasMore && !isSearch ? await countCuisines(ctx, oneMore) : [];
  return { restaurants: found.slice(0, limit), hasMore, cuisines, mentioned, unknownDiet };
}

async function bestOrNearest(ctx: SignedInCtx, { near, limit, ...area }: Omit<Input, "query">): Promise<Restaurant[]> {
  await consumeLimitInBlocks(ctx, SEARCH_BY_USER, ctx.user.id);
  const { filter = {} } = area;
  const { id, editorialSummary, userRatingCount } = restaurants;
  const order = near ? squaredDegreesFrom(near) : sql`${userRatingCount} desc nulls last`;
  const rows = await selectForReader(ctx.db, ctx.user)
    .where(isOpenThere(ctx, area))
    .orderBy(sql`${editorialSummary} is null`, order, asc(id))
    .limit(limitFor(filter, limit));
  return openOnly(rows, filter).slice(0, limit).map(viewForReader);
}

type Place = Pick<Input, "bounds" | "city" | "filter">;

const isOpenThere = ({ user }: SignedInCtx, place: Place): SQL => isInScope({ ...place, reader: user });

/** Those with the most first. */
async function countCuisines(ctx: SignedInCtx, { bounds, city, filter }: Place): Promise<CuisineCount[]> {
  const named = ctx.db
    .select({ name: sql<string>`unnest(${restaurants.cuisines})`.as("name") })
    .from(restaurants)
    .where(isOpenThere(ctx, { bounds, city, filter: { ...filter, cuisine: undefined } }))
    .as("named");
  const count = sql<number>`count(*)::int`;
  return ctx.db.select({ name: named.name, count }).from(named).groupBy(named.name).orderBy(desc(count), named.name);
}
