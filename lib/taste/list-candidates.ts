import { and, arrayOverlaps, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { isStatusOf } from "@/lib/restaurants/select-for-reader";
import type { Candidate } from "./choose-three";
import { areaColumn, type Mark, tasteColumns } from "./read-marks";

/** Read and weighed in one call, however many places there are. */
export const CANDIDATES_MAX = 400;

type Request = { liked: readonly Mark[]; dismissed: ReadonlySet<string>; seed: string };

/**
 * Open, described places with a cuisine or a part of town of a liked one, in the cities of those, that the reader has no
 * status for or dismissed today. Where there are too many, confirmed ones and shared cuisines come first, and the day
 * decides which others.
 */
export async function listCandidates(
  { db, user }: Pick<Ctx, "db"> & { user: SessionUser },
  { liked, dismissed, seed }: Request,
): Promise<Candidate[]> {
  const cities = [...new Set(liked.map(({ city }) => city))];
  const cuisines = [...new Set(liked.flatMap((mark) => mark.cuisines))];
  const areas = [...new Set(liked.flatMap(({ area }) => area ?? []))];
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
