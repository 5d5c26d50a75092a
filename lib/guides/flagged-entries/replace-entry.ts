import { and, eq, sql } from "drizzle-orm";
import { entryProposals, guideEntries, restaurants } from "@/db/schema";
import { requireAdmin } from "@/lib/core/authorization";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { settleEntry, whereEntry } from "./settle-entry";

type EntryReplacement = { guideId: string; restaurantId: string; proposalId: string };

/**
 * Replaces a flagged entry with a stored proposal, exactly as the editor read it. Administrators only.
 * @throws AppError conflict where the proposal, the entry or its flag is gone, or the new place has closed meanwhile
 */
export async function replaceEntry(
  ctx: Ctx & { user: SessionUser },
  { proposalId, ...entry }: EntryReplacement,
): Promise<void> {
  requireAdmin(ctx.user);
  await settleEntry(ctx, entry, async (tx, { entries }) => {
    const isProposal = and(
      eq(entryProposals.id, proposalId),
      eq(entryProposals.guideId, entry.guideId),
      eq(entryProposals.restaurantId, entry.restaurantId),
    );
    const [proposal] = await tx.delete(entryProposals).where(isProposal).returning();
    if (!proposal) throw new AppError("conflict", "This suggestion is no longer the latest. Ask for a new one.");
    const { replacementId, sentences, verdicts, photoUrl, photoAttribution, title } = proposal;
    const [place] = await tx
      .select({ id: restaurants.id, name: restaurants.name, status: restaurants.status })
      .from(restaurants)
      .where(eq(restaurants.id, replacementId))
      .for("share");
    if (place?.status !== "open" || entries.some(({ restaurantId }) => restaurantId === replacementId)) {
      throw new AppError("conflict", "The suggested place has closed, or is in the guide by now. Ask for a new one.");
    }
    await tx
      .update(guideEntries)
      .set({ restaurantId: replacementId, sentences, verdicts, photoUrl, photoAttribution, addedAt: sql`now()` })
      .where(whereEntry(entry));
    return { action: "guide.entry_replaced", replacement: { id: place.id, name: place.name }, title };
  });
}
