import { and, desc, eq, inArray, lt, or } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guideEntries, guides } from "@/db/schema";
import { joinSentences, type RecentTexts } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";

const RECENT_GUIDES_MAX = 200;
const RECENT_PARAGRAPHS_MAX = 400;

/**
 * What a city's newest guides are called, how they open, and what they say of the given places; of those before a
 * moment, where one is given. Guides made under glass are read by nobody, so their words are not taken.
 */
export async function getRecentTexts(
  db: Database,
  city: City,
  placeIds: readonly string[],
  before?: Date,
): Promise<RecentTexts> {
  const isForReaders = or(eq(guides.isAdminOnly, false), eq(guides.isEmailGuide, true));
  const counts = and(eq(guides.city, city), isForReaders, before && lt(guides.createdAt, before));
  const opened = db
    .select({ name: guides.name, introduction: guides.introduction })
    .from(guides)
    .where(counts)
    .orderBy(desc(guides.createdAt))
    .limit(RECENT_GUIDES_MAX);
  const told = db
    .select({ sentences: guideEntries.sentences })
    .from(guideEntries)
    .innerJoin(guides, eq(guides.id, guideEntries.guideId))
    .where(and(inArray(guideEntries.restaurantId, [...placeIds]), counts))
    .orderBy(desc(guides.createdAt))
    .limit(RECENT_PARAGRAPHS_MAX);
  const [openings, entries] = await Promise.all([opened, told]);
  return {
    titles: openings.map(({ name }) => name),
    sentences: openings.flatMap(({ introduction }) => introduction.flat().map(({ text }) => text)),
    paragraphs: entries.map(({ sentences }) => joinSentences(sentences)),
  };
}
