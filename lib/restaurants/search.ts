import { QUERY_MAX_LENGTH, QUERY_MIN_LENGTH, type Restaurant } from "@/lib/contracts/restaurant";
import type { City } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimitInBlocks } from "@/lib/rate-limit/consume-in-blocks";
import { SEARCH_BY_USER } from "@/lib/rate-limit/limits";
import { findSpellings } from "./find-spellings";
import { MATCH_TIERS, type SearchHit, type SearchRequest, searchHits } from "./search-hits";
import { normalizeName } from "./search-text";
import { viewForReader, viewRestaurant } from "./view";

/** With bounds, only open restaurants within them. */
type Input = { query: string; city?: City | undefined; bounds?: Bounds | undefined; limit: number };

/**
 * Restaurants that match a query, the exact name first. Words may be in any order and cut short; if no name matches,
 * words within one typo count too. A query without a letter or a digit finds nothing.
 * @throws AppError bad_input, too_many
 */
export async function searchRestaurants(
  ctx: Ctx & { user: SessionUser },
  { query, city, bounds, limit }: Input,
): Promise<Restaurant[]> {
  const { db, user } = ctx;
  const nameText = normalizeName(validQuery(query));
  if (nameText === "") return [];
  await consumeLimitInBlocks(ctx, SEARCH_BY_USER, user.id);
  return (await findMatches(db, { nameText, city, bounds, limit, reader: user })).map(viewForReader);
}

/** The same for anybody, without a status and without a limit of its own: a query too short finds nothing. */
export async function searchPublicPlaces(
  { db }: Pick<Ctx, "db">,
  { query, city, limit }: Omit<Input, "bounds">,
): Promise<Restaurant[]> {
  const nameText = normalizeName(query);
  if (query.trim().length < QUERY_MIN_LENGTH || nameText === "") return [];
  const hits = await findMatches(db, { nameText, city, limit, reader: null });
  return hits.map(({ place }) => viewRestaurant(place));
}

async function findMatches(db: Ctx["db"], wanted: Omit<SearchRequest, "words">): Promise<SearchHit[]> {
  const words = [...new Set(wanted.nameText.split(" "))];
  const request: SearchRequest = { ...wanted, words: words.map((word) => [word]) };
  const spelt = await searchHits(db, request);
  if (spelt.length >= wanted.limit || spelt.some(({ tier }) => tier <= MATCH_TIERS.nameContainsWords)) return spelt;
  const respelt = await searchHits(db, { ...request, words: await findSpellings(db, words), allowsTypos: true });
  return mergeHits(spelt, respelt).slice(0, wanted.limit);
}

function validQuery(query: string): string {
  const trimmed = query.trim();
  if (trimmed.length < QUERY_MIN_LENGTH)
    throw new AppError("bad_input", `query must have at least ${QUERY_MIN_LENGTH} characters.`);
  if (trimmed.length > QUERY_MAX_LENGTH)
    throw new AppError("bad_input", `query must have at most ${QUERY_MAX_LENGTH} characters.`);
  return trimmed;
}

/** Exact spellings rank before corrected ones. */
function mergeHits(spelt: SearchHit[], respelt: SearchHit[]): SearchHit[] {
  const known = new Set(spelt.map(({ place }) => place.id));
  return [...spelt, ...respelt.filter(({ place }) => !known.has(place.id))];
}
