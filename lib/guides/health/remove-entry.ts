import { and, eq, gt, lt, sql } from "drizzle-orm";
import { guideEntries } from "@/db/schema";
import { requireAdmin } from "../../auth/require-admin";
import type { Ctx, SessionUser } from "../../context";
import { AppError } from "../../errors";
import { ENTRIES_MIN } from "./contract";
import { isEntry, settleEntry } from "./settle-entry";

/**
 * Takes a flagged entry out of its guide. Administrators only.
 * @throws AppError conflict where the entry or its flag is gone, or the guide would keep fewer than three entries
 */
export async function removeEntry(
  ctx: Ctx & { user: SessionUser },
  entry: { guideId: string; restaurantId: string },
): Promise<void> {
  requireAdmin(ctx.user);
  await settleEntry(ctx, entry, async (tx, { entries, leaving }) => {
    if (entries.length <= ENTRIES_MIN) {
      throw new AppError("conflict", "A guide keeps at least three entries. Take a replacement instead.");
    }
    await tx.delete(guideEntries).where(isEntry(entry));
    // Positions are unique at every moment: those behind it step aside before they move up.
    const ofGuide = eq(guideEntries.guideId, entry.guideId);
    await tx
      .update(guideEntries)
      .set({ position: sql`-${guideEntries.position}` })
      .where(and(ofGuide, gt(guideEntries.position, leaving.position)));
    await tx
      .update(guideEntries)
      .set({ position: sql`-${guideEntries.position} - 1` })
      .where(and(ofGuide, lt(guideEntries.position, 0)));
    return { action: "guide.entry_removed", replacement: null };
  });
}
