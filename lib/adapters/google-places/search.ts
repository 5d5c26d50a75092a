import { and, inArray } from "drizzle-orm";
import type { Database } from "@/db/client";
import { restaurants } from "@/db/schema";
import { type GooglePlace, type GooglePlacesClient, PlacesError } from "@/lib/catalogue/google/client";
import { savePlaces } from "@/lib/catalogue/google/save-places";
import { SEARCH_FIELDS } from "@/lib/catalogue/google/sku";
import { isDescribed } from "@/lib/catalogue/source/is-described";
import { placeColumns } from "@/lib/catalogue/source/place-columns";
import type { Place, SearchPlan } from "@/lib/contracts/stages";
import { CITY_BOXES, type City } from "@/lib/core/cities";
import type { Places, PlacesContext } from "@/lib/ports/places";
import { cuisineFamily } from "@/lib/restaurants/vocabulary/cuisines";

/** Each costs four cents: a prompt's searches overlap, and the best places are on the first pages. */
const PAGES_MAX = 2;
/** Fewer open places that are known to fit, and those that we know already stand beside them. */
const MATCHES_MIN = 12;
/** A place that Google did not return for this search ranks behind those that it did. */
const FALLBACK_WEIGHT = 0.4;

type SearchInput = { city: City; plan: SearchPlan; limit: number };
type Sources = { client: GooglePlacesClient; catalogue: Places; db: Database };

/** Google's places for a plan, saved as rows of ours; where it returns none, or few, those that we know already. */
export async function searchGoogle({ client, catalogue, db }: Sources, input: SearchInput, ctx: PlacesContext) {
  const { found, problems } = await fetchPages(client, input, ctx);
  const places = await saveAndRank(db, found, input, ctx);
  if (places.filter((place) => matchesPlan(place, input)).length >= MATCHES_MIN) return { places, problems };
  const known = await catalogue.search({ ...input, limit: input.limit - places.length }, ctx);
  const taken = new Set(places.map(({ id }) => id));
  const standIns = known.places
    .filter(({ id }) => !taken.has(id))
    .map((place) => ({ ...place, relevance: places.length > 0 ? place.relevance * FALLBACK_WEIGHT : place.relevance }));
  return { places: [...places, ...standIns], problems };
}

/** As far as its type and its neighborhood show: many of Google's places are just a "restaurant". */
function matchesPlan(place: Place, { city, plan: { cuisines, areas } }: SearchInput): boolean {
  if (place.city !== city || place.status !== "open") return false;
  const wanted = new Set(cuisines.flatMap((cuisine) => [...cuisineFamily(cuisine)]));
  const isItsKitchen = cuisines.length === 0 || place.cuisines.some((cuisine) => wanted.has(cuisine));
  return isItsKitchen && (areas.length === 0 || areas.includes(place.neighbourhood ?? ""));
}

async function fetchPages(client: GooglePlacesClient, { city, plan, limit }: SearchInput, ctx: PlacesContext) {
  const found: GooglePlace[] = [];
  let pageToken: string | null = null;
  for (let page = 0; page < PAGES_MAX && found.length < limit; page += 1) {
    const request = { query: queryOf(plan), within: CITY_BOXES[city], fields: SEARCH_FIELDS, pageToken };
    try {
      const response = await client.searchText(request, { signal: ctx.signal, recordCost: ctx.recordPlacesCost });
      found.push(...response.places);
      pageToken = response.nextPageToken;
    } catch (error) {
      if (!(error instanceof PlacesError)) throw error;
      console.warn(JSON.stringify({ warning: error.message }));
      const where = page === 0 ? "" : `, page ${page + 1},`;
      return { found, problems: [`The search "${plan.query}"${where} was not answered: ${error.userMessage}`] };
    }
    if (pageToken === null) break;
  }
  return { found, problems: [] };
}

/** "Date" alone finds anything but a table. */
const queryOf = ({ query }: SearchPlan): string => (/\brestaurants?\b/i.test(query) ? query : `${query} restaurant`);

/** In Google's order, which is all that it says about how well a place fits. */
async function saveAndRank(
  db: Database,
  found: GooglePlace[],
  { limit }: SearchInput,
  ctx: PlacesContext,
): Promise<Place[]> {
  if (found.length === 0) return [];
  const saved = await savePlaces(db, found, ctx.now);
  const ids = [...new Set(saved.flatMap(({ row }) => (row ? [row.id] : [])))].slice(0, limit);
  if (ids.length === 0) return [];
  const rows = await db
    .select(placeColumns)
    .from(restaurants)
    .where(and(inArray(restaurants.id, ids), isDescribed));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id, rank) => {
    const row = byId.get(id);
    return row ? [{ ...row, relevance: 0.95 - (0.45 * rank) / ids.length }] : [];
  });
}
