import type { Restaurant } from "@/lib/contracts/restaurant";
import { QUERY_MIN_LENGTH } from "@/lib/contracts/restaurant";
import type { City } from "@/lib/core/cities";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimitInBlocks } from "@/lib/rate-limit/consume-in-blocks";
import { SEARCH_BY_ADDRESS } from "@/lib/rate-limit/limits";
import { searchPublicPlaces } from "@/lib/restaurants/search";
import type { Magazine, MagazineGuide } from "./load";
import { type Narrowing, narrow } from "./narrow";
import { findTexts } from "./word-index";

const PLACES_MAX = 12;

type Input = { magazine: Magazine; query: string; city?: City; filters?: Narrowing };
export type SearchResult = { guides: MagazineGuide[]; places: Restaurant[] };

/**
 * Public guides and places that match a query, the best first, for anybody. Places with a page of ours come before those
 * that are only listed. Filters are for guides; a query of less than two characters finds nothing.
 * @throws AppError too_many
 */
export async function searchMagazine(ctx: Ctx, { magazine, query, city, filters }: Input): Promise<SearchResult> {
  if (query.trim().length < QUERY_MIN_LENGTH) return { guides: [], places: [] };
  await consumeLimitInBlocks(ctx, SEARCH_BY_ADDRESS, ctx.clientAddress);
  const found = findTexts(magazine.words, query).flatMap((number) => magazine.guides[number] ?? []);
  const inCity = city ? found.filter(({ guide }) => guide.city === city) : found;
  return {
    guides: filters ? narrow(inCity, filters) : inCity,
    places: await searchPublicPlaces(ctx, { query, city, limit: PLACES_MAX }),
  };
}
