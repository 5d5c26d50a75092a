import type { Restaurant } from "@/lib/contracts/restaurant";
import { SEARCH_LIMIT } from "@/lib/contracts/restaurant";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { Coordinates } from "@/lib/core/geo/distance";
import { roundPosition } from "@/lib/core/geo/round-position";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimitInBlocks } from "@/lib/rate-limit/consume-in-blocks";
import { SEARCH_BY_USER } from "@/lib/rate-limit/limits";
import { findByWords } from "./find-by-words";
import { findPlaces } from "./find-places";
import { landmarkNear } from "./read-landmark";
import { readQuery } from "./read-query";
import { validQuery } from "./valid-query";
import { viewForReader } from "./view";

/** About five miles. Looking there first spares a frequent word from being looked up in the whole Bay. */
const NEAR_DEGREES = 0.08;

/**
 * Of all restaurants that match a query, the nearest to a position, which is neither stored nor logged. A query that
 * names an area or a landmark is answered from there; `missed` says which, where it had to look elsewhere.
 * @throws AppError bad_input, too_many
 */
export async function searchNear(
  ctx: Ctx & { user: SessionUser },
  { query, ...position }: Coordinates & { query: string },
): Promise<{ restaurants: Restaurant[]; missed: string }> {
  const { db, user } = ctx;
  const text = validQuery(query);
  await consumeLimitInBlocks(ctx, SEARCH_BY_USER, user.id);
  const limit = SEARCH_LIMIT.fallback;
  const saysWhere = readQuery(text).areas.length > 0 || landmarkNear(text) !== null;
  if (saysWhere) {
    const { rows, missed } = await findPlaces(db, { query: text, limit, reader: user });
    return { restaurants: rows.map(viewForReader), missed };
  }
  const near = roundPosition(position);
  const request = { near, limit, reader: user };
  const around = await findByWords(db, text, { ...request, bounds: boundsAround(near) });
  const found = around.length === limit ? around : await findByWords(db, text, request);
  return { restaurants: found.map(viewForReader), missed: "" };
}

const boundsAround = ({ latitude, longitude }: Coordinates): Bounds => [
  longitude - NEAR_DEGREES,
  latitude - NEAR_DEGREES,
  longitude + NEAR_DEGREES,
  latitude + NEAR_DEGREES,
];
