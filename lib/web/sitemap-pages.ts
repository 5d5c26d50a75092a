import { unstable_cache } from "next/cache";
import { env } from "@/lib/core/env";
import { GUIDES_TAG, PLACES_TAG, REVALIDATE_SECONDS } from "./cache-tags";
import { listSitemapGuides } from "./list-sitemap-guides";
import { listSitemapPlaces } from "./list-sitemap-places";
import { publicCtx } from "./public-ctx";
import { buildSitemap, buildSitemapPart, listSitemapPages } from "./sitemap";

const whileNothingChanges = { tags: [GUIDES_TAG, PLACES_TAG], revalidate: REVALIDATE_SECONDS };

const keptSitemap = unstable_cache(
  async () => buildSitemap(await readPages(), env().APP_URL),
  ["sitemap"],
  whileNothingChanges,
);
let underWay: Promise<string> | undefined;

/**
 * Every page that search engines may list, or an index of files; written once for as long as no guide or place changes. Requests
 * at the same moment wait for one reading: a cache that has just been emptied would have each of them write it.
 */
export function readSitemap(): Promise<string> {
  underWay ??= keptSitemap().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** One of the files of the index; null for one that there is not. */
export const readSitemapPart = unstable_cache(
  async (part: number) => buildSitemapPart(await readPages(), part),
  ["sitemap-part"],
  whileNothingChanges,
);

async function readPages() {
  const [guides, places] = await Promise.all([listSitemapGuides(publicCtx()), listSitemapPlaces(publicCtx())]);
  return listSitemapPages(guides, places, env().APP_URL);
}
