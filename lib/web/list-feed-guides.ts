import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { guideEntries, guides, restaurants } from "@/db/schema";
import type { Guide } from "@/lib/contracts/guide";
import type { City } from "@/lib/core/cities";
import { isListed } from "@/lib/guides/is-listed";
import { viewGuide } from "@/lib/guides/view";
import type { Ctx } from "@/lib/ports/context";

const FEED_LENGTH = 20;

/** A city's newest listed guides, whole, but without the evidence that a feed does not show. */
export async function listFeedGuides({ db }: Pick<Ctx, "db">, city: City): Promise<Guide[]> {
  const newest = await db
    .select()
    .from(guides)
    .where(and(eq(guides.city, city), isListed))
    .orderBy(desc(guides.createdAt), desc(guides.id))
    .limit(FEED_LENGTH);
  if (newest.length === 0) return [];
  const ids = newest.map(({ id }) => id);
  const parts = await db
    .select({ entry: guideEntries, restaurant: restaurants })
    .from(guideEntries)
    .innerJoin(restaurants, eq(restaurants.id, guideEntries.restaurantId))
    .where(inArray(guideEntries.guideId, ids))
    .orderBy(asc(guideEntries.position));
  const entriesOf = Map.groupBy(parts, ({ entry }) => entry.guideId);
  return newest.map((guide) => viewGuide(guide, entriesOf.get(guide.id) ?? [], []));
}
