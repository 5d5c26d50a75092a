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
import { limitFor, openOnly, type PlaceFilter } from "./place-filter";
import { landmarkNear } from "./read-landmark";
import { readQuery } from "./read-query";
import type { ReadersSearch } from "./search";
import { type FoundRow, mentionedOf } from "./search-hits";
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
  { query, filter = {}, ...position }: Coordinates & { query: string; filter?: PlaceFilter },
): Promise<ReadersSearch> {
  const { db, user } = ctx;
  const text = validQuery(query);
  await consumeLimitInBlocks(ctx, SEARCH_BY_USER, user.id);
  const limit = SEARCH_LIMIT.fallback;
  const wanted = { limit: limitFor(filter, limit), reader: user, filter };
  const shown = (rows: readonly FoundRow[]) => openOnly(rows, filter).slice(0, limit);
  const told = (rows: readonly FoundRow[]) => ({ restaurants: rows.map(viewForReader), mentioned: mentionedOf(rows) });
  const saysWhere = readQuery(text).areas.length > 0 || landmarkNear(text) !== null;
  if (saysWhere) {
    const { rows, missed, inTown, unknownDiet } = await findPlaces(db, { ...wanted, query: text });
    return { ...told(shown(rows)), missed, inTown, unknownDiet };
  }
  const near = roundPosition(position);
  const request = { ...wanted, near };
  const around = await findByWords(db, text, { ...request, bounds: boundsAround(near) });
  const isEnough = shown(around.rows).length === limit;
  const { rows, unknownDiet } = isEnough ? around : await findByWords(db, text, request);
  return { ...told(shown(rows)), missed: "", inTown: null, unknownDiet };
}

const boundsAround = ({ latitude, longitude }: Coordinates): Bounds => [
  longitude - NEAR_DEGREES,
  latitude - NEAR_DEGREES,
  longitude + NEAR_DEGREES,
  latitude + NEAR_DEGREES,
];
