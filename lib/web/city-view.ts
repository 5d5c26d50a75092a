import { cache } from "react";
import type { City } from "@/lib/core/cities";
import { countNarrowed, describeNarrowing, quarterAlone } from "@/lib/magazine/describe-narrowing";
import { countMonths, listChoices } from "@/lib/magazine/front-page";
import { guidesOf, narrow, readNarrowing, readPage, readPlacesPage } from "@/lib/magazine/narrow";
import type { MatchedPlace } from "@/lib/magazine/places/matched-place";
import { NOTHING_FOUND } from "@/lib/magazine/search";
import { readMagazine } from "./magazine";
import { searchForPage } from "./search-page";

/** A city's page as its query narrows it; the same object for the page and its metadata. */
export const cityView = cache(async (city: City, params: Record<string, string | string[] | undefined>) => {
  const magazine = await readMagazine();
  const all = guidesOf(magazine, city);
  const filters = readNarrowing(params);
  const choices = listChoices(all);
  const search =
    filters.q === ""
      ? { result: NOTHING_FOUND, refusal: null }
      : await searchForPage({ query: filters.q, city, filters, page: readPlacesPage(params) });
  const quarter = quarterAlone(filters, all);
  const guides = filters.q === "" ? narrow(all, filters) : search.result.guides;
  return {
    filters,
    choices,
    months: countMonths(all),
    title: describeNarrowing(filters, all),
    line: countNarrowed(filters, all, guides.length),
    guides,
    quarter: quarter === null ? null : { where: quarter, places: await somePlaces(city, quarter) },
    ...search,
    page: readPage(params.page),
    now: new Date(),
  };
});

const SOME = 6;

/** The first that a search there finds. */
async function somePlaces(city: City, where: string): Promise<MatchedPlace[]> {
  const { places, missed } = (await searchForPage({ query: where, city })).result.found;
  return missed === "" ? places.slice(0, SOME) : [];
}
