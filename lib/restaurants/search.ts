import type { Restaurant } from "@/lib/contracts/restaurant";
import type { City } from "@/lib/core/cities";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { Coordinates } from "@/lib/core/geo/distance";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimitInBlocks } from "@/lib/rate-limit/consume-in-blocks";
import { SEARCH_BY_USER } from "@/lib/rate-limit/limits";
import { findByWords } from "./find-by-words";
import { findPlaces } from "./find-places";
import { normalizeName } from "./search-text";
import { validQuery } from "./valid-query";
import { viewForReader } from "./view";

type SearchCtx = Ctx & { user: SessionUser };
type Input = {
  query: string;
  city?: City | undefined;
  /** Only open restaurants within them. */
  bounds?: Bounds | undefined;
  /** Of those within bounds, the nearest to here. */
  near?: Coordinates | undefined;
  limit: number;
};

/**
 * Restaurants that match a query, the exact name first. Words may be in any order and cut short; if no name matches,
 * words within one typo count too. A query without a letter or a digit finds nothing.
 * @throws AppError bad_input, too_many
 */
export const searchRestaurants = async (ctx: SearchCtx, input: Input): Promise<Restaurant[]> =>
  (await searchForReader(ctx, input)).restaurants;

/** The same with where it had to look elsewhere: "in San Mateo"; empty where it hadn't. */
export async function searchForReader(
  ctx: SearchCtx,
  { query, city, bounds, near, limit }: Input,
): Promise<{ restaurants: Restaurant[]; missed: string }> {
  const { db, user } = ctx;
  const nameText = normalizeName(validQuery(query));
  if (nameText === "") return { restaurants: [], missed: "" };
  await consumeLimitInBlocks(ctx, SEARCH_BY_USER, user.id);
  const { rows, missed } = bounds
    ? { rows: await findByWords(db, query, { city, bounds, near, limit, reader: user }), missed: "" }
    : await findPlaces(db, { query, city, limit, reader: user });
  return { restaurants: rows.map(viewForReader), missed };
}
