import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { entryProposals, evidence, guideEntries, guides, guideUpdates } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import type { AdminActionName } from "@/lib/contracts/admin-log";
import type { PlaceChange } from "@/lib/contracts/flagged-entry";
import type { EvidenceSnippet, Place } from "@/lib/contracts/stages";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { guideNotFound } from "../guide-not-found";
import { findPlaceTraces } from "./find-place-traces";
import { entryFlagsQuery } from "./flag-queries";
import { loadGuideForRepair, type RepairableGuide } from "./load-guide-for-repair";
import { removePlaceMentions } from "./remove-place-mentions";
import { retitleGuide } from "./retitle-guide";
import { entryGoneError, notFlaggedError } from "./settled-already";
import { updateReason } from "./update-reason";

type EntryKey = { guideId: string; restaurantId: string };
type GuideRow = typeof guides.$inferSelect;
type EntryRow = typeof guideEntries.$inferSelect;
export type LockedGuide = { guide: GuideRow; entries: EntryRow[]; removedEntry: EntryRow };

/** What became of the entry: who stands there now, or null for an entry that was taken out. */
type EntryOutcome =
  | { action: AdminActionName; replacement: { id: string; name: string }; title: string }
  | { action: AdminActionName; replacement: null };

/**
 * Settles one flagged entry in one transaction: the guide is held, `change` puts the entry right, and what follows is
 * written with it: headline and introduction, the hero picture, the line on the page, the log.
 * @throws AppError conflict where the entry, or what was flagged of it, is gone meanwhile
 */
export async function settleEntry(
  ctx: Ctx & { user: SessionUser },
  { guideId, restaurantId }: EntryKey,
  change: (tx: Transaction, held: LockedGuide) => Promise<EntryOutcome>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [guide] = await tx.select().from(guides).where(eq(guides.id, guideId)).for("update");
    if (!guide) throw guideNotFound();
    const inGuide = eq(guideEntries.guideId, guideId);
    const before = await tx.select().from(guideEntries).where(inGuide).orderBy(asc(guideEntries.position));
    const leaving = before.find((entry) => entry.restaurantId === restaurantId);
    if (!leaving) throw entryGoneError();
    const { rows: flags } = await tx.execute<Pick<PlaceChange, "field" | "after">>(
      entryFlagsQuery(guideId, restaurantId),
    );
    if (flags.length === 0) throw notFlaggedError();
    const loaded = await loadGuideForRepair(tx, guideId, restaurantId);
    const place = loaded.entries[loaded.index]?.place;
    if (!place) throw entryGoneError();
    const gone = await findPlaceTraces(tx, place);
    const outcome = await change(tx, { guide, entries: before, removedEntry: leaving });
    // What was proposed for other entries was written beside this one, under the headline as it was.
    await tx.delete(entryProposals).where(eq(entryProposals.guideId, guideId));
    const entries = await tx.select().from(guideEntries).where(inGuide).orderBy(asc(guideEntries.position));
    const formerCount = entries.length < before.length ? { formerCount: before.length } : {};
    const { introduction } = removePlaceMentions(guide.introduction, { ...gone, ...formerCount });
    await tx
      .update(guides)
      .set({
        name: outcome.replacement ? outcome.title : await titleWithout(tx, loaded, place, gone.names),
        introduction: introduction.length > 0 ? introduction : [entries[0]?.sentences.slice(0, 1) ?? []],
        ...nextHeroImage(guide, entries, leaving),
        updatedAt: ctx.now,
      })
      .where(eq(guides.id, guideId));
    await tx.insert(guideUpdates).values({
      guideId,
      at: ctx.now,
      restaurantName: place.name,
      reason: updateReason(flags),
      replacementName: outcome.replacement?.name ?? null,
    });
    const detail = { restaurantId, restaurantName: place.name, replacementId: outcome.replacement?.id ?? null };
    await recordAction(tx, ctx, outcome.action, { id: guideId, name: guide.name, detail });
  });
}

async function titleWithout(
  tx: Transaction,
  { row, entries, generation }: RepairableGuide,
  leaving: Place,
  called: string[],
): Promise<string> {
  const before = entries.map(({ place }) => place);
  const after = before.filter(({ id }) => id !== leaving.id);
  const ids = before.map(({ id }) => id);
  const evidence = await listEvidence(tx, ids);
  return retitleGuide({
    title: row.name,
    removedPlace: leaving,
    removedNames: called,
    before,
    after,
    evidence,
    idea: generation.idea,
    unmet: generation.unmet,
  });
}

/** A guide whose picture was taken at the place that goes shows the first one that it still has. */
function nextHeroImage(guide: GuideRow, entries: readonly EntryRow[], leaving: EntryRow): Partial<GuideRow> {
  if (guide.heroImageUrl === null || guide.heroImageUrl !== leaving.photoUrl) return {};
  const next = entries.find(({ photoUrl }) => photoUrl !== null);
  return { heroImageUrl: next?.photoUrl ?? null, heroImageAttribution: next?.photoAttribution ?? null };
}

export const whereEntry = ({ guideId, restaurantId }: EntryKey) =>
  and(eq(guideEntries.guideId, guideId), eq(guideEntries.restaurantId, restaurantId));

/** All that is kept of these places. */
async function listEvidence(db: Database | Transaction, placeIds: string[]): Promise<EvidenceSnippet[]> {
  if (placeIds.length === 0) return [];
  const rows = await db.select().from(evidence).where(inArray(evidence.restaurantId, placeIds));
  return rows.map(({ restaurantId, keptUntil: _, ...snippet }) => ({ ...snippet, placeId: restaurantId }));
}
