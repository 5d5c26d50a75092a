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
import type { InTown } from "./named-town";
import { limitFor, openOnly, type PlaceFilter } from "./place-filter";
import { mentionedOf } from "./search-hits";
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
  filter?: PlaceFilter | undefined;
  limit: number;
};

/**
 * Restaurants that match a query, the exact name first. Words may be in any order and cut short; if no name matches,
 * words within one typo count too. A query without a letter or a digit finds nothing.
 * @throws AppError bad_input, too_many
 */
export const searchRestaurants = async (ctx: SearchCtx, input: Input): Promise<Restaurant[]> =>
  (await searchForReader(ctx, input)).restaurants;

/** What a search for a reader answers. */
export type ReadersSearch = {
  restaurants: Restaurant[];
  /** Where it had to look elsewhere: "in San Mateo"; empty where it hadn't. */
  missed: string;
  inTown: InTown | null;
  /** Of a search for a food, the ids of those that only mention it; else null. */
  mentioned: string[] | null;
  /** "gluten-free": a diet that was asked for with a food, which none of them is known to keep; else empty. */
  unknownDiet: string;
};

/** The same with where it looked. */
export async function searchForReader(
  ctx: SearchCtx,
  { query, city, bounds, near, limit, filter = {} }: Input,
): Promise<ReadersSearch> {
  const { db, user } = ctx;
  const nameText = normalizeName(validQuery(query));
  if (nameText === "") return { restaurants: [], missed: "", inTown: null, mentioned: null, unknownDiet: "" };
  await consumeLimitInBlocks(ctx, SEARCH_BY_USER, user.id);
  const wanted = { city, filter, limit: limitFor(filter, limit), reader: user };
  const { rows, missed, inTown, unknownDiet } = bounds
    ? { ...(await findByWords(db, query, { ...wanted, bounds, near })), missed: "", inTown: null }
    : await findPlaces(db, { ...wanted, query });
  const shown = openOnly(rows, filter).slice(0, limit);
  return { restaurants: shown.map(viewForReader), missed, inTown, mentioned: mentionedOf(shown), unknownDiet };
}
