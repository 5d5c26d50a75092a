import { and, desc, eq, inArray, lt, or } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guideEntries, guides } from "@/db/schema";
import { joinSentences, type RecentTexts } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";

const RECENT_GUIDES_MAX = 200;
const RECENT_PARAGRAPHS_MAX = 400;

/**
 * The titles and introductions of a city's newest guides, and their paragraphs about the given places; with `before`,
 * only of guides older than that. Guides of debug runs are left out: nobody reads them, so their words may be reused.
 */
export async function getRecentTexts(
  db: Database,
  city: City,
  placeIds: readonly string[],
  before?: Date,
): Promise<RecentTexts> {
  const isForReaders = or(eq(guides.isAdminOnly, false), eq(guides.isEmailGuide, true));
  const isRecent = and(eq(guides.city, city), isForReaders, before && lt(guides.createdAt, before));
  const introductions = db
    .select({ name: guides.name, introduction: guides.introduction })
    .from(guides)
    .where(isRecent)
    .orderBy(desc(guides.createdAt))
    .limit(RECENT_GUIDES_MAX);
  const paragraphs = db
    .select({ sentences: guideEntries.sentences })
    .from(guideEntries)
    .innerJoin(guides, eq(guides.id, guideEntries.guideId))
    .where(and(inArray(guideEntries.restaurantId, [...placeIds]), isRecent))
    .orderBy(desc(guides.createdAt))
    .limit(RECENT_PARAGRAPHS_MAX);
  const [openings, entries] = await Promise.all([introductions, paragraphs]);
  return {
    titles: openings.map(({ name }) => name),
    sentences: openings.flatMap(({ introduction }) => introduction.flat().map(({ text }) => text)),
    paragraphs: entries.map(({ sentences }) => joinSentences(sentences)),
  };
}
