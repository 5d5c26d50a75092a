import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { entryProposals, guideEntries, guides, guideUpdates } from "@/db/schema";
import type { AdminActionName } from "../../audit/contract";
import { recordAction } from "../../audit/record-action";
import type { Ctx, SessionUser } from "../../context";
import { AppError } from "../../errors";
import { unknownGuide } from "../get";
import type { Place } from "../stage-types";
import type { PlaceChange } from "./contract";
import { goneFrom } from "./gone-from";
import { entryGone, type LoadedGuide, loadGuide } from "./load-guide";
import { flagsOf } from "./open-flags";
import { readEvidence } from "./read-evidence";
import { reasonOf } from "./reason-of";
import { retitle } from "./retitle";
import { withoutPlace } from "./without-place";

type Entry = { guideId: string; restaurantId: string };
type GuideRow = typeof guides.$inferSelect;
type EntryRow = typeof guideEntries.$inferSelect;
export type Held = { guide: GuideRow; entries: EntryRow[]; leaving: EntryRow };

/** What became of the entry: who stands there now, or null for an entry that was taken out. */
type Outcome =
  | { action: AdminActionName; replacement: { id: string; name: string }; title: string }
  | { action: AdminActionName; replacement: null };

/**
 * Settles one flagged entry in one transaction: the guide is held, `change` puts the entry right, and what follows is
 * written with it: headline and introduction, the hero picture, the line on the page, the log.
 * @throws AppError conflict where the entry, or what was flagged of it, is gone meanwhile
 */
export async function settleEntry(
  ctx: Ctx & { user: SessionUser },
  { guideId, restaurantId }: Entry,
  change: (tx: Transaction, held: Held) => Promise<Outcome>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [guide] = await tx.select().from(guides).where(eq(guides.id, guideId)).for("update");
    if (!guide) throw unknownGuide();
    const inGuide = eq(guideEntries.guideId, guideId);
    const before = await tx.select().from(guideEntries).where(inGuide).orderBy(asc(guideEntries.position));
    const leaving = before.find((entry) => entry.restaurantId === restaurantId);
    if (!leaving) throw entryGone();
    const { rows: flags } = await tx.execute<Pick<PlaceChange, "field" | "after">>(flagsOf(guideId, restaurantId));
    if (flags.length === 0) {
      throw new AppError("conflict", "Nothing about this entry is flagged any more: somebody else has settled it.");
    }
    const loaded = await loadGuide(tx, guideId, restaurantId);
    const place = loaded.entries[loaded.index]?.place;
    if (!place) throw entryGone();
    const gone = await goneFrom(tx, place);
    const outcome = await change(tx, { guide, entries: before, leaving });
    // What was proposed for other entries was written beside this one, under the headline as it was.
    await tx.delete(entryProposals).where(eq(entryProposals.guideId, guideId));
    const entries = await tx.select().from(guideEntries).where(inGuide).orderBy(asc(guideEntries.position));
    const formerCount = entries.length < before.length ? { formerCount: before.length } : {};
    const { introduction } = withoutPlace(guide.introduction, { ...gone, ...formerCount });
    await tx
      .update(guides)
      .set({
        name: outcome.replacement ? outcome.title : await titleWithout(tx, loaded, place, gone.names),
        introduction: introduction.length > 0 ? introduction : [entries[0]?.sentences.slice(0, 1) ?? []],
        ...heroOf(guide, entries, leaving),
        updatedAt: ctx.now,
      })
      .where(eq(guides.id, guideId));
    await tx.insert(guideUpdates).values({
      ...{ guideId, at: ctx.now, restaurantName: place.name, reason: reasonOf(flags) },
      replacementName: outcome.replacement?.name ?? null,
    });
    const detail = { restaurantId, restaurantName: place.name, replacementId: outcome.replacement?.id ?? null };
    await recordAction(tx, ctx, outcome.action, { id: guideId, name: guide.name, detail });
  });
}

async function titleWithout(
  tx: Transaction,
  { row, entries, made }: LoadedGuide,
  leaving: Place,
  called: string[],
): Promise<string> {
  const before = entries.map(({ place }) => place);
  const after = before.filter(({ id }) => id !== leaving.id);
  const ids = before.map(({ id }) => id);
  const evidence = await readEvidence(tx, ids);
  return retitle({ title: row.name, leaving, called, before, after, evidence, idea: made.idea, unmet: made.unmet });
}

/** A guide whose picture was taken at the place that goes shows the first one that it still has. */
function heroOf(guide: GuideRow, entries: readonly EntryRow[], leaving: EntryRow): Partial<GuideRow> {
  if (guide.heroImageUrl === null || guide.heroImageUrl !== leaving.photoUrl) return {};
  const next = entries.find(({ photoUrl }) => photoUrl !== null);
  return { heroImageUrl: next?.photoUrl ?? null, heroImageAttribution: next?.photoAttribution ?? null };
}

export const isEntry = ({ guideId, restaurantId }: Entry) =>
  and(eq(guideEntries.guideId, guideId), eq(guideEntries.restaurantId, restaurantId));
