import type { Restaurant } from "@/lib/contracts/restaurant";
import { QUERY_MIN_LENGTH } from "@/lib/contracts/restaurant";
import type { City } from "@/lib/core/cities";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimitInBlocks } from "@/lib/rate-limit/consume-in-blocks";
import { SEARCH_BY_ADDRESS } from "@/lib/rate-limit/limits";
import { searchPublicPlaces } from "@/lib/restaurants/search";
import { keywordsOf } from "./keywords";
import type { Magazine, MagazineGuide } from "./load";
import { type Narrowing, narrow } from "./narrow";
import { findClosest, findTexts } from "./word-index";

const PLACES_MAX = 12;
const CLOSEST_MAX = 6;

type Input = { magazine: Magazine; query: string; city?: City; filters?: Narrowing };
export type SearchResult = {
  guides: MagazineGuide[];
  places: Restaurant[];
  /** Guides that have some of the words, the closest first, where nothing has all of them. */
  closest: MagazineGuide[];
};
export const NOTHING_FOUND: SearchResult = { guides: [], places: [], closest: [] };

/**
 * Public guides and places that match a query, the best first, for anybody. Places with a page of ours come before those
 * that are only listed. Words that no guide is about don't count ("something cozy with wine"). Filters are for guides; a
 * query of less than two characters finds nothing.
 * @throws AppError too_many
 */
export async function searchMagazine(ctx: Ctx, { magazine, query, city, filters }: Input): Promise<SearchResult> {
  if (query.trim().length < QUERY_MIN_LENGTH) return NOTHING_FOUND;
  await consumeLimitInBlocks(ctx, SEARCH_BY_ADDRESS, ctx.clientAddress);
  const words = keywordsOf(query);
  const pick = (numbers: readonly number[]): MagazineGuide[] => {
    const found = numbers.flatMap((number) => magazine.guides[number] ?? []);
    const inCity = city ? found.filter(({ guide }) => guide.city === city) : found;
    return filters ? narrow(inCity, filters) : inCity;
  };
  const places = await findPlaces(ctx, [query, words.join(" ")], city);
  const guides = pick(findTexts(magazine.words, words.length > 0 ? words.join(" ") : query));
  const isNothing = guides.length === 0 && places.length === 0;
  return { guides, places, closest: isNothing ? pick(findClosest(magazine.words, words)).slice(0, CLOSEST_MAX) : [] };
}

/** By the query as it was typed, which may be a name ("The Rendez Vous"), else by what it is about. */
async function findPlaces(ctx: Ctx, queries: readonly string[], city: City | undefined): Promise<Restaurant[]> {
  for (const query of new Set(queries)) {
    const places = await searchPublicPlaces(ctx, { query, city, limit: PLACES_MAX });
    if (places.length > 0) return places;
  }
  return [];
}
