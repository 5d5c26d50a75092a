import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { editions, guides } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import { requireAdmin } from "@/lib/core/authorization";
import { formatCalendarDate } from "@/lib/core/calendar-date";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { guideNotFound } from "./guide-not-found";

/**
 * Deletes a guide with its entries and its generation record; themes whose preview it was lose it. Administrators only.
 * @throws AppError conflict while an unfinished edition uses it, since its email links to this page
 */
export async function removeGuide(ctx: Ctx & { user: SessionUser }, id: string): Promise<void> {
  requireAdmin(ctx.user);
  await ctx.db.transaction(async (tx) => {
    // An edition that takes the guide at the same time waits for this lock, then finds the guide gone.
    const [guide] = await tx.select({ name: guides.name }).from(guides).where(eq(guides.id, id)).for("update");
    if (!guide) throw guideNotFound();
    await refuseWhileInEdition(tx, id);
    await tx.delete(guides).where(eq(guides.id, id));
    await recordAction(tx, ctx, "guide.deleted", { id, name: guide.name });
  });
}

const EDITION_STATE_PHRASES = {
  preparing: "is being prepared",
  sending: "is being sent",
  paused: "is paused",
  failed: "has failed and can be continued",
};

/** @throws AppError conflict */
export async function refuseWhileInEdition(tx: Transaction, id: string): Promise<void> {
  const [edition] = await tx
    .select({ city: editions.city, week: editions.week, state: editions.state })
    .from(editions)
    .where(and(eq(editions.guideId, id), ne(editions.state, "sent")));
  if (!edition || edition.state === "sent") return;
  const email = `${edition.city}'s email of ${formatCalendarDate(edition.week)}`;
  throw new AppError(
    "conflict",
    `This guide goes out with ${email}, which ${EDITION_STATE_PHRASES[edition.state]}. It can be deleted once that email has been sent.`,
  );
}
