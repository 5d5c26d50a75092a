import { and, eq, gt, lt, sql } from "drizzle-orm";
import { guideEntries } from "@/db/schema";
import { ENTRIES_MIN } from "@/lib/contracts/flagged-entry";
import { requireAdmin } from "@/lib/core/authorization";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { settleEntry, whereEntry } from "./settle-entry";

/**
 * Takes a flagged entry out of its guide. Administrators only.
 * @throws AppError conflict where the entry or its flag is gone, or the guide would keep fewer than three entries
 */
export async function removeEntry(
  ctx: Ctx & { user: SessionUser },
  entry: { guideId: string; restaurantId: string },
): Promise<void> {
  requireAdmin(ctx.user);
  await settleEntry(ctx, entry, async (tx, { entries, removedEntry }) => {
    if (entries.length <= ENTRIES_MIN) {
      throw new AppError("conflict", "A guide keeps at least three entries. Take a replacement instead.");
    }
    await tx.delete(guideEntries).where(whereEntry(entry));
    // Positions are unique at every moment: later ones become negative before they move up.
    const ofGuide = eq(guideEntries.guideId, entry.guideId);
    await tx
      .update(guideEntries)
      .set({ position: sql`-${guideEntries.position}` })
      .where(and(ofGuide, gt(guideEntries.position, removedEntry.position)));
    await tx
      .update(guideEntries)
      .set({ position: sql`-${guideEntries.position} - 1` })
      .where(and(ofGuide, lt(guideEntries.position, 0)));
    return { action: "guide.entry_removed", replacement: null };
  });
}
