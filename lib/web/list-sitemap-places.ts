import { and, asc, ne } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Ctx } from "@/lib/ports/context";

const SITEMAP_PLACES_MAX = 100_000;

export type SitemapPlace = { id: string; updatedAt: Date };

/** Every place that has a page of more than its address, and has not closed for good. */
export async function listSitemapPlaces({ db }: Pick<Ctx, "db">): Promise<SitemapPlace[]> {
  const { id, updatedAt, source, status } = restaurants;
  return db
    .select({ id, updatedAt })
    .from(restaurants)
    .where(and(ne(source, "listed"), ne(status, "closed")))
    .orderBy(asc(id))
    .limit(SITEMAP_PLACES_MAX);
}
