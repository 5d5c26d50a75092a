import type { Restaurant } from "@/lib/contracts/restaurant";
import { QUERY_MIN_LENGTH } from "@/lib/contracts/restaurant";
import type { City } from "@/lib/core/cities";
import { slugify } from "@/lib/core/slug";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimitInBlocks } from "@/lib/rate-limit/consume-in-blocks";
import { SEARCH_BY_ADDRESS } from "@/lib/rate-limit/limits";
import { type NamedArea, readQuery } from "@/lib/restaurants/read-query";
import { searchPublicPlaces } from "@/lib/restaurants/search";
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
  /** "in San Mateo": where the query asks for and nothing is, so that the places are the nearest elsewhere. */
  missed: string;
};
export const NOTHING_FOUND: SearchResult = { guides: [], places: [], closest: [], missed: "" };

/**
 * Public guides and places that match a query, the best first, for anybody. Places with a page of ours come before those
 * that are only listed. A neighborhood or a town that the query names restricts both; words that no guide is about don't
 * count ("something cozy with wine"). Filters are for guides; a query of less than two characters finds nothing.
 * @throws AppError too_many
 */
export async function searchMagazine(ctx: Ctx, { magazine, query, city, filters }: Input): Promise<SearchResult> {
  if (query.trim().length < QUERY_MIN_LENGTH) return NOTHING_FOUND;
  await consumeLimitInBlocks(ctx, SEARCH_BY_ADDRESS, ctx.clientAddress);
  const { areas, words } = readQuery(query, city);
  const pick = (numbers: readonly number[]): MagazineGuide[] => {
    const found = numbers.flatMap((number) => magazine.guides[number] ?? []);
    const inCity = city ? found.filter(({ guide }) => guide.city === city) : found;
    return filters ? narrow(inCity, filters) : inCity;
  };
  const { places, missed } = await searchPublicPlaces(ctx, { query, city, limit: PLACES_MAX });
  const about = words.length > 0 ? findTexts(magazine.words, words.join(" ")) : [];
  const guides = merge(
    pick(findTexts(magazine.words, query)),
    areas.length > 0
      ? pick(words.length > 0 ? about : magazine.guides.map((_, at) => at)).filter(isInSome(areas))
      : pick(about),
  );
  if (guides.length > 0 || (places.length > 0 && missed === "")) return { guides, places, closest: [], missed };
  const closest = pick(about.length > 0 ? about : findClosest(magazine.words, words)).slice(0, CLOSEST_MAX);
  return { guides, places, closest, missed };
}

/** Each once; what a reader made stands above no weekly guide. */
function merge(first: readonly MagazineGuide[], others: readonly MagazineGuide[]): MagazineGuide[] {
  const all = [...new Set([...first, ...others])];
  return [...all.filter(({ guide }) => guide.isEmailGuide), ...all.filter(({ guide }) => !guide.isEmailGuide)];
}

const isInSome =
  (areas: readonly NamedArea[]) =>
  ({ guide, facets }: MagazineGuide): boolean =>
    areas.some(
      ({ city, areas: parts }) =>
        (city === null || guide.city === city) &&
        (parts === null || parts.some((part) => facets.quarter.some((quarter) => slugify(quarter) === slugify(part)))),
    );
