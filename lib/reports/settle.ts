import { and, eq, isNull, lte } from "drizzle-orm";
import { placeReports, restaurants } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import type { SettleReportsInput } from "@/lib/contracts/report";
import { requireAdmin } from "@/lib/core/authorization";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { writeCorrection } from "@/lib/restaurants/write-correction";

/**
 * Settles the reports of a place that the editor has seen: closes the place, corrects it, or leaves it as it is, in the
 * same transaction. Returns the guides whose pages change. Administrators only.
 * @throws AppError conflict if the reports have been settled meanwhile
 */
export async function settleReports(
  ctx: Ctx & { user: SessionUser },
  restaurantId: string,
  input: SettleReportsInput,
): Promise<string[]> {
  requireAdmin(ctx.user);
  const { outcome, seen } = input;
  return ctx.db.transaction(async (tx) => {
    const settled = await tx
      .update(placeReports)
      .set({ settledAt: ctx.now, outcome })
      .where(
        and(eq(placeReports.restaurantId, restaurantId), isNull(placeReports.settledAt), lte(placeReports.id, seen)),
      )
      .returning({ id: placeReports.id });
    if (settled.length === 0) {
      throw new AppError("conflict", "Nothing is reported of this place anymore: somebody else has settled it.");
    }
    const [place] = await tx.select().from(restaurants).where(eq(restaurants.id, restaurantId));
    const detail = { outcome, reports: settled.length };
    await recordAction(tx, ctx, "report.settled", { id: restaurantId, name: place?.name ?? restaurantId, detail });
    if (outcome === "dismissed") return [];
    const correction = outcome === "closed" ? { isOpen: false } : input.correction;
    return writeCorrection(tx, ctx, restaurantId, correction);
  });
}
