import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "@/db/client";
import { evidence, guideEntries, guides, guideUpdates, restaurantStatuses, restaurants } from "@/db/schema";
import type { Guide, GuideSummary } from "@/lib/contracts/guide";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import {
  isStatusOf,
  isVisibleOrigin,
  mayReadGuide,
  type Reader,
  readerColumns,
} from "@/lib/restaurants/select-for-reader";
import { guideNotFound } from "./guide-not-found";
import { type EntryRows, viewGuide, viewGuideSummary } from "./view";

type GuideRow = typeof guides.$inferSelect;

/** A guide as a signed-in reader sees it: every entry's restaurant carries their own status. */
export async function getGuide(ctx: Ctx & { user: SessionUser }, id: string): Promise<Guide> {
  const guide = await findGuideRow(ctx.db, id);
  if (!guide || !mayReadGuide(guide, ctx.user)) throw guideNotFound();
  return viewWithEntries(ctx.db, guide, ctx.user);
}

/** A guide as anyone may see it; null when there is none, or when it is for administrators only. */
export async function findPublicGuide({ db }: Pick<Ctx, "db">, id: string): Promise<Guide | null> {
  const guide = await findGuideRow(db, id);
  return guide && !guide.isAdminOnly ? viewWithEntries(db, guide, null) : null;
}

export async function getPublicGuide(ctx: Pick<Ctx, "db">, id: string): Promise<Guide> {
  const guide = await findPublicGuide(ctx, id);
  if (!guide) throw guideNotFound();
  return guide;
}

/** A guide as anyone would see it, even while it is for administrators only: for background work. */
export async function getGuideUnrestricted({ db }: Pick<Ctx, "db">, id: string): Promise<Guide> {
  const guide = await findGuideRow(db, id);
  if (!guide) throw guideNotFound();
  return viewWithEntries(db, guide, null);
}

export async function getGuideSummary(db: Database, id: string): Promise<GuideSummary> {
  const guide = await findGuideRow(db, id);
  if (!guide) throw guideNotFound();
  return viewGuideSummary(guide);
}

async function findGuideRow(db: Database, id: string): Promise<GuideRow | undefined> {
  const [guide] = await db.select().from(guides).where(eq(guides.id, id));
  return guide;
}

async function viewWithEntries(db: Database, guide: GuideRow, reader: SessionUser | null): Promise<Guide> {
  const [entries, updates] = await Promise.all([
    reader === null ? publicEntries(db, guide.id) : entriesFor(db, guide.id, reader),
    db.select().from(guideUpdates).where(eq(guideUpdates.guideId, guide.id)).orderBy(desc(guideUpdates.id)),
  ]);
  const cited = [...new Set(entries.flatMap(({ entry }) => entry.sentences.flatMap((s) => s.evidenceIds)))];
  const snippets = cited.length > 0 ? await db.select().from(evidence).where(inArray(evidence.id, cited)) : [];
  return viewGuide(guide, entries, snippets, updates, reader);
}

async function publicEntries(db: Database, guideId: string): Promise<EntryRows[]> {
  return db
    .select({ entry: guideEntries, restaurant: restaurants })
    .from(guideEntries)
    .innerJoin(restaurants, eq(restaurants.id, guideEntries.restaurantId))
    .where(eq(guideEntries.guideId, guideId))
    .orderBy(asc(guideEntries.position));
}

async function entriesFor(db: Database, guideId: string, reader: Reader): Promise<EntryRows[]> {
  return db
    .select({
      entry: guideEntries,
      restaurant: restaurants,
      userStatus: readerColumns.userStatus,
      origin: readerColumns.guide,
    })
    .from(guideEntries)
    .innerJoin(restaurants, eq(restaurants.id, guideEntries.restaurantId))
    .leftJoin(restaurantStatuses, isStatusOf(reader))
    .leftJoin(guides, isVisibleOrigin(reader))
    .where(eq(guideEntries.guideId, guideId))
    .orderBy(asc(guideEntries.position));
}
