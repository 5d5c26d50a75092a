import type { City } from "../cities";
import type { Ctx, SessionUser } from "../context";
import { AppError } from "../errors";
import { SEARCH_BY_USER } from "../limits/limits";
import { spendInBlocks } from "../limits/spend-in-blocks";
import { QUERY_MAX, QUERY_MIN, type Restaurant } from "./contract";
import { findSpellings } from "./find-spellings";
import { type Asked, type Found, rankHits, TIERS } from "./rank-hits";
import { nameTextOf } from "./search-text";
import { viewPersonal } from "./view";

type Input = { query: string; city?: City | undefined; limit: number };

/**
 * Restaurants that fit a query, the exact name first. Words may stand in any order and be cut short; where nothing is
 * called so, those that are one slip away count too. A query without a letter or a digit finds nothing.
 * @throws AppError bad_input, too_many
 */
export async function searchRestaurants(
  ctx: Ctx & { user: SessionUser },
  { query, city, limit }: Input,
): Promise<Restaurant[]> {
  const { db, user } = ctx;
  const nameText = nameTextOf(checked(query));
  if (nameText === "") return [];
  await spendInBlocks(ctx, SEARCH_BY_USER, user.id);
  const words = [...new Set(nameText.split(" "))];
  const asked: Asked = { nameText, words: words.map((word) => [word]), city, limit, reader: user };
  const spelt = await rankHits(db, asked);
  if (spelt.length >= limit || spelt.some(({ tier }) => tier <= TIERS.nameHasWords)) return spelt.map(viewPersonal);
  const respelt = await rankHits(db, { ...asked, words: await findSpellings(db, words), isForgiving: true });
  return merge(spelt, respelt).slice(0, limit).map(viewPersonal);
}

function checked(query: string): string {
  const trimmed = query.trim();
  if (trimmed.length < QUERY_MIN) throw new AppError("bad_input", `query must have at least ${QUERY_MIN} characters.`);
  if (trimmed.length > QUERY_MAX) throw new AppError("bad_input", `query must have at most ${QUERY_MAX} characters.`);
  return trimmed;
}

/** What is spelt as asked stands before what was forgiven. */
function merge(spelt: Found[], respelt: Found[]): Found[] {
  const known = new Set(spelt.map(({ place }) => place.id));
  return [...spelt, ...respelt.filter(({ place }) => !known.has(place.id))];
}
