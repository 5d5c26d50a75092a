import { and, desc, eq, inArray, lt, ne, or } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guideEntries, guides } from "@/db/schema";
import { joinSentences, type RecentTexts } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { introductionTexts } from "./originality/recent-texts";

const RECENT_GUIDES_MAX = 200;
const RECENT_PARAGRAPHS_MAX = 400;
/** Titles are short; this many are more than a city's editors write in ten years. */
const OTHER_TITLES_MAX = 5_000;

/**
 * The titles and introductions of a city's newest guides and of the other cities', and the paragraphs about given places; with
 * `before`, only of guides older than that. Guides of debug runs are left out: nobody reads them, so their words may be reused.
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
  const isElsewhere = and(ne(guides.city, city), isForReaders, before && lt(guides.createdAt, before));
  const elsewhere = db
    .select({ name: guides.name })
    .from(guides)
    .where(isElsewhere)
    .orderBy(desc(guides.createdAt))
    .limit(OTHER_TITLES_MAX);
  const introductionsElsewhere = db
    .select({ introduction: guides.introduction })
    .from(guides)
    .where(isElsewhere)
    .orderBy(desc(guides.createdAt))
    .limit(RECENT_GUIDES_MAX);
  const [ofCity, entries, others, introducedElsewhere] = await Promise.all([
    introductions,
    paragraphs,
    elsewhere,
    introductionsElsewhere,
  ]);
  return {
    titles: ofCity.map(({ name }) => name),
    otherTitles: others.map(({ name }) => name),
    openings: ofCity.flatMap(({ introduction }) => introduction[0]?.[0]?.text ?? []),
    sentences: ofCity.flatMap(introductionTexts),
    otherSentences: introducedElsewhere.flatMap(introductionTexts),
    paragraphs: entries.map(({ sentences }) => joinSentences(sentences)),
  };
}
