import { and, arrayOverlaps, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { isStatusOf } from "@/lib/restaurants/select-for-reader";
import type { Candidate } from "./choose-three";
import { areaColumn, type Mark, tasteColumns } from "./read-marks";
import { STATUS_WEIGHTS } from "./weigh-traits";

/** Read and weighed in one call, however many places there are. */
const CANDIDATES_MAX = 400;
/** Compared with every place of the cities, so of a reader of hundreds only those that they care for most. */
const LIKED_VALUES_MAX = 16;

type Request = { liked: readonly Mark[]; dismissed: ReadonlySet<string>; seed: string };

/**
 * Open, described places with a cuisine or a part of town that the reader likes best, in the cities of liked ones, that the reader has no
 * status for or dismissed today. Where there are too many, confirmed ones and shared cuisines come first, and the day
 * decides which others.
 */
export async function listCandidates(
  { db, user }: Pick<Ctx, "db"> & { user: SessionUser },
  { liked, dismissed, seed }: Request,
): Promise<Candidate[]> {
  const cities = [...new Set(liked.map(({ city }) => city))];
  const cuisines = bestLiked(liked, (mark) => mark.cuisines);
  const areas = bestLiked(liked, ({ area }) => (area === null ? [] : [area]));
  const sharesCuisine = cuisines.length > 0 ? arrayOverlaps(restaurants.cuisines, cuisines) : sql`false`;
  const { id, city, source, status, isUnconfirmed } = restaurants;
  return db
    .select({ ...tasteColumns, isUnconfirmed })
    .from(restaurants)
    .leftJoin(restaurantStatuses, isStatusOf(user))
    .where(
      and(
        ne(source, "listed"),
        eq(status, "open"),
        inArray(city, cities),
        or(isNull(restaurantStatuses.status), inArray(id, [...dismissed])),
        or(sharesCuisine, inArray(areaColumn, areas)),
      ),
    )
    .orderBy(isUnconfirmed, sql`${sharesCuisine} desc`, sql`md5(${id} || ${seed}::text)`)
    .limit(CANDIDATES_MAX);
}

function bestLiked(liked: readonly Mark[], valuesOf: (mark: Mark) => readonly string[]): string[] {
  const weights = new Map<string, number>();
  for (const mark of liked)
    for (const value of valuesOf(mark)) weights.set(value, (weights.get(value) ?? 0) + STATUS_WEIGHTS[mark.status]);
  const byWeight = [...weights].toSorted(([a, of], [b, other]) => other - of || (a < b ? -1 : 1));
  return byWeight.slice(0, LIKED_VALUES_MAX).map(([value]) => value);
}
