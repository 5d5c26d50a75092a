import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { restaurantStatuses, restaurants } from "@/db/schema";
import { MARKED_PAGE_SIZE, type MarkedFilter, type MarkedPlaces } from "@/lib/contracts/marked-places";
import { UserStatus } from "@/lib/contracts/restaurant";
import { foldText } from "@/lib/core/fold-text";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { selectForReader } from "./select-for-reader";
import { viewForReader } from "./view";

type UserCtx = Pick<Ctx, "db"> & { user: SessionUser };

const SEARCH_WORDS_MAX = 12;

/**
 * One page of the places that the current user has marked, the latest first, with how many they marked in which way. A
 * page beyond the last one is the last one.
 */
export async function listMarkedPlaces(ctx: UserCtx, filter: MarkedFilter): Promise<MarkedPlaces> {
  const { db, user } = ctx;
  const isMatch = and(eq(restaurantStatuses.userId, user.id), matchesQuery(filter.query));
  const counts = await countByStatus(ctx, isMatch);
  const { status } = filter;
  const total = status === null ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[status];
  const pageCount = Math.max(1, Math.ceil(total / MARKED_PAGE_SIZE));
  const page = Math.min(filter.page, pageCount);
  const rows = await selectForReader(db, user)
    .where(and(isMatch, status === null ? undefined : eq(restaurantStatuses.status, status)))
    .orderBy(desc(restaurantStatuses.updatedAt), asc(restaurants.id))
    .limit(MARKED_PAGE_SIZE)
    .offset((page - 1) * MARKED_PAGE_SIZE);
  return { places: rows.map(viewForReader), counts, page, pageCount };
}

async function countByStatus({ db }: UserCtx, isMatch: SQL | undefined): Promise<MarkedPlaces["counts"]> {
  const rows = await db
    .select({ status: restaurantStatuses.status, count: count() })
    .from(restaurantStatuses)
    .innerJoin(restaurants, eq(restaurants.id, restaurantStatuses.restaurantId))
    .where(isMatch)
    .groupBy(restaurantStatuses.status);
  const found = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(UserStatus.options.map((status) => [status, found[status] ?? 0])) as MarkedPlaces["counts"];
}

/** Every word somewhere in what is written about a place. */
function matchesQuery(query: string): SQL | undefined {
  if (query === "") return undefined;
  const words = foldText(query).split(" ").filter(Boolean).slice(0, SEARCH_WORDS_MAX);
  if (words.length === 0) return sql`false`;
  return and(...words.map((word) => sql`strpos(${restaurants.searchText}, ${word}) > 0`));
}
