import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guideEntries, guides } from "@/db/schema";
import type { City } from "../cities";
import { paragraphOf, type Recent } from "./stage-types";

const RECENT_GUIDES = 200;
const RECENT_PARAGRAPHS = 400;

/** What a city's newest guides are called, how they open, and what they say of the given places. */
export async function readRecent(db: Database, city: City, placeIds: readonly string[]): Promise<Recent> {
  const opened = db
    .select({ name: guides.name, introduction: guides.introduction })
    .from(guides)
    .where(eq(guides.city, city))
    .orderBy(desc(guides.createdAt))
    .limit(RECENT_GUIDES);
  const told = db
    .select({ sentences: guideEntries.sentences })
    .from(guideEntries)
    .innerJoin(guides, eq(guides.id, guideEntries.guideId))
    .where(and(inArray(guideEntries.restaurantId, [...placeIds]), eq(guides.city, city)))
    .orderBy(desc(guides.createdAt))
    .limit(RECENT_PARAGRAPHS);
  const [openings, entries] = await Promise.all([opened, told]);
  return {
    titles: openings.map(({ name }) => name),
    sentences: openings.flatMap(({ introduction }) => introduction.flat().map(({ text }) => text)),
    paragraphs: entries.map(({ sentences }) => paragraphOf(sentences)),
  };
}
