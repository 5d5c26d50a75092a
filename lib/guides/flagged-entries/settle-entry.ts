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
type LockedGuide = { guide: GuideRow; entries: EntryRow[]; removedEntry: EntryRow };

/** What happened to the entry: its replacement, or null if it was removed. */
type EntryOutcome =
  | { action: AdminActionName; replacement: { id: string; name: string }; title: string }
  | { action: AdminActionName; replacement: null };

/**
 * Settles one flagged entry in one transaction: it locks the guide, lets `change` write the entry, and updates what
 * depends on it: headline, introduction, hero image, the update line on the page and the log.
 * @throws AppError conflict where the entry or its flags are gone meanwhile
 */
export async function settleEntry(
  ctx: Ctx & { user: SessionUser },
  { guideId, restaurantId }: EntryKey,
  change: (tx: Transaction, locked: LockedGuide) => Promise<EntryOutcome>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [guide] = await tx.select().from(guides).where(eq(guides.id, guideId)).for("update");
    if (!guide) throw guideNotFound();
    const inGuide = eq(guideEntries.guideId, guideId);
    const before = await tx.select().from(guideEntries).where(inGuide).orderBy(asc(guideEntries.position));
    const removedEntry = before.find((entry) => entry.restaurantId === restaurantId);
    if (!removedEntry) throw entryGoneError();
    const { rows: flags } = await tx.execute<Pick<PlaceChange, "field" | "after">>(
      entryFlagsQuery(guideId, restaurantId),
    );
    if (flags.length === 0) throw notFlaggedError();
    const loaded = await loadGuideForRepair(tx, guideId, restaurantId);
    const place = loaded.entries[loaded.index]?.place;
    if (!place) throw entryGoneError();
    const traces = await findPlaceTraces(tx, place);
    const outcome = await change(tx, { guide, entries: before, removedEntry });
    // Proposals for other entries were written for the former entries and headline.
    await tx.delete(entryProposals).where(eq(entryProposals.guideId, guideId));
    const entries = await tx.select().from(guideEntries).where(inGuide).orderBy(asc(guideEntries.position));
    const formerCount = entries.length < before.length ? { formerCount: before.length } : {};
    const { introduction } = removePlaceMentions(guide.introduction, { ...traces, ...formerCount });
    await tx
      .update(guides)
      .set({
        name: outcome.replacement ? outcome.title : await titleWithout(tx, loaded, place, traces.names),
        introduction: introduction.length > 0 ? introduction : [entries[0]?.sentences.slice(0, 1) ?? []],
        ...nextHeroImage(guide, entries, removedEntry),
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
  removedPlace: Place,
  removedNames: string[],
): Promise<string> {
  const before = entries.map(({ place }) => place);
  const after = before.filter(({ id }) => id !== removedPlace.id);
  const ids = before.map(({ id }) => id);
  const evidence = await listEvidence(tx, ids);
  return retitleGuide({
    title: row.name,
    removedPlace,
    removedNames,
    before,
    after,
    evidence,
    idea: generation.idea,
    unmet: generation.unmet,
  });
}

/** A guide whose hero image came from the removed entry shows the first photo of its other entries. */
function nextHeroImage(guide: GuideRow, entries: readonly EntryRow[], removedEntry: EntryRow): Partial<GuideRow> {
  if (guide.heroImageUrl === null || guide.heroImageUrl !== removedEntry.photoUrl) return {};
  const next = entries.find(({ photoUrl }) => photoUrl !== null);
  return { heroImageUrl: next?.photoUrl ?? null, heroImageAttribution: next?.photoAttribution ?? null };
}

export const whereEntry = ({ guideId, restaurantId }: EntryKey) =>
  and(eq(guideEntries.guideId, guideId), eq(guideEntries.restaurantId, restaurantId));

/** The stored evidence of these places. */
async function listEvidence(db: Database | Transaction, placeIds: string[]): Promise<EvidenceSnippet[]> {
  if (placeIds.length === 0) return [];
  const rows = await db.select().from(evidence).where(inArray(evidence.restaurantId, placeIds));
  return rows.map(({ restaurantId, keptUntil: _, ...snippet }) => ({ ...snippet, placeId: restaurantId }));
}
