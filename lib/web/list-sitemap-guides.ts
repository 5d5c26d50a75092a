import { desc } from "drizzle-orm";
import { guides } from "@/db/schema";
import { isListed } from "@/lib/guides/is-listed";
import type { Ctx } from "@/lib/ports/context";

const SITEMAP_GUIDES_MAX = 100_000;

export type SitemapGuide = { id: string; city: string; isEmailGuide: boolean; createdAt: Date; updatedAt: Date };

/** Every guide that search engines may list, newest first. */
export async function listSitemapGuides({ db }: Pick<Ctx, "db">): Promise<SitemapGuide[]> {
  const { id, city, isEmailGuide, createdAt, updatedAt } = guides;
  return db
    .select({ id, city, isEmailGuide, createdAt, updatedAt })
    .from(guides)
    .where(isListed)
    .orderBy(desc(createdAt), desc(id))
    .limit(SITEMAP_GUIDES_MAX);
}
