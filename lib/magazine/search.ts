import { QUERY_MIN_LENGTH } from "@/lib/contracts/restaurant";
import type { City } from "@/lib/core/cities";
import { foldText } from "@/lib/core/fold-text";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimitInBlocks } from "@/lib/rate-limit/consume-in-blocks";
import { SEARCH_BY_ADDRESS } from "@/lib/rate-limit/limits";
import { nearestArea } from "@/lib/restaurants/vocabulary/landmarks";
import type { Magazine, MagazineGuide } from "./load";
import { type Narrowing, narrow } from "./narrow";
import { type FoundPlaces, NO_PLACES } from "./places/found-places";
import type { PlaceIndex } from "./places/load-places";
import { isTitled } from "./places/name-queries";
import type { Near } from "./places/read-near";
import { readSearch } from "./places/read-search";
import { isOfWordsAlone } from "./places/search-input";
import { NOTHING_TO_SEARCH_BY_NOTE } from "./places/search-notes";
import { searchPlaces } from "./places/search-places";
import { isPlainSentence } from "./places/search-words";
import { type FoundGuide, searchGuides } from "./search-guides";

type Input = {
  magazine: Magazine;
  index: PlaceIndex;
  query: string;
  city?: City;
  filters?: Narrowing;
  /** Which page of the places. */
  page?: number;
};
export type SearchResult = {
  guides: FoundGuide[];
  /** Guides that share the dish or the kitchen, where nothing has all of the words. */
  closest: FoundGuide[];
  found: FoundPlaces;
  /** Where it asks to be near. */
  near: Near | null;
  /** "in the Mission", "near Lake Merritt": where it says to look; empty where it doesn't. */
  where: string;
  /** The city where it looks: the one it names, or of what it asks to be near; null where it says none, or several. */
  inCity: City | null;
  /** That city, where nothing else is asked for: its own page tells more. */
  onlyCity: City | null;
  /** What was asked for and isn't searched by, in sentences. */
  notes: string[];
  /** Whether the notes say what to ask instead, because nothing that can be searched by is asked. */
  isAdvised: boolean;
};
export const NOTHING_FOUND: SearchResult = {
  guides: [],
  closest: [],
  found: NO_PLACES,
  near: null,
  where: "",
  inCity: null,
  onlyCity: null,
  notes: [],
  isAdvised: false,
};

/**
 * Public guides and places that match a query, the best first, for anybody. Places with a page of ours come before those
 * that are only listed. A neighborhood or a town that the query names restricts both; words that nothing is about don't
 * count ("something cozy with wine"). Filters are for guides; a query of less than two characters finds nothing.
 * @throws AppError too_many
 */
export async function searchMagazine(
  ctx: Ctx,
  { magazine, index, query, city, filters, page = 1 }: Input,
): Promise<SearchResult> {
  if (query.trim().length < QUERY_MIN_LENGTH || foldText(query) === "") return NOTHING_FOUND;
  await consumeLimitInBlocks(ctx, SEARCH_BY_ADDRESS, ctx.clientAddress);
  const read = readSearch(query, index.words, city);
  const isWanted = (guide: MagazineGuide): boolean =>
    (city === undefined || guide.guide.city === city) && (!filters || narrow([guide], filters).length > 0);
  const { guides, closest } = searchGuides({ magazine, index, query, read, isWanted });
  const found = await searchPlaces(ctx, { index, read, query, city, picks: magazine.picks, page });
  const isNothing = guides.length + closest.length + found.places.length + found.partial.length === 0;
  const isUnsearchable =
    isNothing && !read.isAdvised && isPlainSentence(query) && !isTitled(query) && isOfWordsAlone(read);
  const [area, ...others] = read.areas;
  const named = others.length === 0 ? (area?.city ?? null) : null;
  const isCityAlone = read.words.length === 0 && named !== null && area?.areas === null;
  return {
    guides,
    closest: found.missed === "" ? closest : [],
    found,
    near: read.near,
    where: read.near && !read.near.spots ? `near ${read.near.name}` : read.where,
    inCity: read.near && !read.near.spots ? nearestArea(read.near).city : named,
    onlyCity: isCityAlone ? named : null,
    notes: [...read.notes, ...(found.notes ?? []), ...(isUnsearchable ? [NOTHING_TO_SEARCH_BY_NOTE] : [])],
    isAdvised: read.isAdvised || isUnsearchable,
  };
}
