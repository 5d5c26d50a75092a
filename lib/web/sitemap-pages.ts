import { unstable_cache } from "next/cache";
import { env } from "@/lib/core/env";
import { GUIDES_TAG, REVALIDATE_SECONDS } from "./cache-tags";
import { listSitemapGuides } from "./list-sitemap-guides";
import { listSitemapPlaces } from "./list-sitemap-places";
import { publicCtx } from "./public-ctx";
import { buildSitemap, buildSitemapPart, listSitemapPages } from "./sitemap";

const whileGuidesStand = { tags: [GUIDES_TAG], revalidate: REVALIDATE_SECONDS };

/** Every page that search engines may list, or an index of files; written once for as long as no guide changes. */
export const readSitemap = unstable_cache(
  async () => buildSitemap(await readPages(), env().APP_URL),
  ["sitemap"],
  whileGuidesStand,
);

/** One of the files of the index; null for one that there is not. */
export const readSitemapPart = unstable_cache(
  async (part: number) => buildSitemapPart(await readPages(), part),
  ["sitemap-part"],
  whileGuidesStand,
);

async function readPages() {
  const [guides, places] = await Promise.all([listSitemapGuides(publicCtx()), listSitemapPlaces(publicCtx())]);
  return listSitemapPages(guides, places, env().APP_URL);
}
