import { and, eq, isNull, sql } from "drizzle-orm";
import { guideEntries, guides, placeReports } from "@/db/schema";
import type { ReportInput } from "@/lib/contracts/report";
import { AppError } from "@/lib/core/errors";
import { isId } from "@/lib/core/id-param";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimit } from "@/lib/rate-limit/consume";
import { REPORT_BY_ADDRESS } from "@/lib/rate-limit/limits";
import { isVisibleGuide } from "@/lib/restaurants/select-for-reader";

/**
 * Takes a reader's report that something about a place in a public guide is wrong. Nobody needs to sign in; the same
 * report from the same client address counts once while it waits for an editor.
 * @throws AppError not_found for a place that no public guide of that id holds, too_many
 */
export async function reportPlace(ctx: Ctx, { restaurantId, guideId, kind, words }: ReportInput): Promise<void> {
  const { db, now, clientAddress, providers } = ctx;
  await consumeLimit(ctx, REPORT_BY_ADDRESS, clientAddress);
  if (!isId(restaurantId) || !isId(guideId) || !(await isInVisibleGuide(ctx, restaurantId, guideId))) {
    throw new AppError("not_found", "We couldn't find that place in this guide.");
  }
  await db
    .insert(placeReports)
    .values({
      restaurantId,
      guideId,
      kind,
      words,
      reporter: providers.deriveToken(`reporter:${clientAddress}`),
      at: now,
    })
    .onConflictDoUpdate({
      target: [placeReports.restaurantId, placeReports.reporter, placeReports.kind],
      targetWhere: isNull(placeReports.settledAt),
      set: { words: sql`coalesce(excluded.words, ${placeReports.words})` },
    });
}

async function isInVisibleGuide({ db, user }: Ctx, restaurantId: string, guideId: string): Promise<boolean> {
  const [entry] = await db
    .select({ id: guideEntries.id })
    .from(guideEntries)
    .innerJoin(guides, eq(guides.id, guideEntries.guideId))
    .where(
      and(
        eq(guideEntries.guideId, guideId),
        eq(guideEntries.restaurantId, restaurantId),
        user ? isVisibleGuide(user) : eq(guides.isAdminOnly, false),
      ),
    );
  return entry !== undefined;
}
