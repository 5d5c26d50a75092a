import { env } from "@/lib/core/env";
import type { Ctx } from "@/lib/ports/context";
import { listSitemapGuides } from "./list-sitemap-guides";
import { listSitemapPlaces } from "./list-sitemap-places";
import { listSitemapPages, type SitemapPage } from "./sitemap";

/** Every page that search engines may list, as the database has them now. */
export async function readSitemapPages(ctx: Pick<Ctx, "db">): Promise<SitemapPage[]> {
  const [guides, places] = await Promise.all([listSitemapGuides(ctx), listSitemapPlaces(ctx)]);
  return listSitemapPages(guides, places, env().APP_URL);
}
