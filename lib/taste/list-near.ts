import { and, eq, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import { restaurantStatuses, restaurants } from "@/db/schema";
import type { NearInput, NearPlace } from "@/lib/contracts/near";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { Coordinates } from "@/lib/core/geo/distance";
import { roundPosition } from "@/lib/core/geo/round-position";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimitInBlocks } from "@/lib/rate-limit/consume-in-blocks";
import { SEARCH_BY_USER } from "@/lib/rate-limit/limits";
import { isWithinBounds } from "@/lib/restaurants/is-within-bounds";
import { selectForReader } from "@/lib/restaurants/select-for-reader";
import { viewForReader } from "@/lib/restaurants/view";
import { NEAR_METERS, rankNear } from "./rank-near";

/** The kept and the nearest of a crowded part of town; a few of them are shown. */
const READ_MAX = 200;
const METERS_PER_DEGREE = 111_195;

/**
 * The open, described places within two miles, without those that the current user wants no more. Where they are is
 * neither stored nor logged.
 * @throws AppError too_many
 */
export async function listNear(ctx: Ctx & { user: SessionUser }, input: NearInput): Promise<NearPlace[]> {
  await consumeLimitInBlocks(ctx, SEARCH_BY_USER, ctx.user.id);
  const position = roundPosition(input);
  const { source, status, latitude, longitude, id } = restaurants;
  const isKept = sql`${restaurantStatuses.status} is not null`;
  const east = sql`(${longitude} - ${position.longitude}::float8) * ${widthOf(position)}::float8`;
  const north = sql`(${latitude} - ${position.latitude}::float8)`;
  const rows = await selectForReader(ctx.db, ctx.user)
    .where(
      and(
        ne(source, "listed"),
        eq(status, "open"),
        isWithinBounds(boundsAround(position)),
        or(isNull(restaurantStatuses.status), notInArray(restaurantStatuses.status, ["never_again", "not_interested"])),
      ),
    )
    .orderBy(sql`${isKept} desc`, sql`${east} * ${east} + ${north} * ${north}`, id)
    .limit(READ_MAX);
  return rankNear(rows.map(viewForReader), position, ctx.now);
}

/** How wide a degree of longitude is, over one of latitude. */
const widthOf = ({ latitude }: Coordinates): number => Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);

function boundsAround(position: Coordinates): Bounds {
  const { latitude, longitude } = position;
  const north = NEAR_METERS / METERS_PER_DEGREE;
  const east = north / widthOf(position);
  return [longitude - east, latitude - north, longitude + east, latitude + north];
}
