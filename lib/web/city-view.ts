import { cache } from "react";
import type { City } from "@/lib/core/cities";
import { describeNarrowing } from "@/lib/magazine/describe-narrowing";
import { countMonths, listChoices } from "@/lib/magazine/front-page";
import { guidesOf, narrow, readNarrowing } from "@/lib/magazine/narrow";
import { NOTHING_FOUND } from "@/lib/magazine/search";
import { readMagazine } from "./magazine";
import { searchForPage } from "./search-page";

const PAGE_MAX = 1_000;

/** A city's page as its query narrows it; the same object for the page and its metadata. */
export const cityView = cache(async (city: City, params: Record<string, string | string[] | undefined>) => {
  const magazine = await readMagazine();
  const all = guidesOf(magazine, city);
  const filters = readNarrowing(params);
  const choices = listChoices(all);
  const { result, refusal } =
    filters.q === ""
      ? { result: { ...NOTHING_FOUND, guides: narrow(all, filters) }, refusal: null }
      : await searchForPage({ magazine, query: filters.q, city, filters });
  const asked = Number([params.page].flat()[0]);
  return {
    filters,
    choices,
    months: countMonths(all),
    title: describeNarrowing(filters, all),
    ...result,
    refusal,
    page: Number.isInteger(asked) && asked >= 1 && asked <= PAGE_MAX ? asked : 1,
    now: new Date(),
  };
});
