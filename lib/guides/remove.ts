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
 * Deletes a guide with its entries and its generation record; themes that previewed it let go of it. Administrators
 * only.
 * @throws AppError conflict while an edition that has not ended holds it: its email leads to this page
 */
export async function removeGuide(ctx: Ctx & { user: SessionUser }, id: string): Promise<void> {
  requireAdmin(ctx.user);
  await ctx.db.transaction(async (tx) => {
    // Whoever gives it to an edition now waits for this lock, and then finds it gone.
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

async function refuseWhileInEdition(tx: Transaction, id: string): Promise<void> {
  const [held] = await tx
    .select({ city: editions.city, week: editions.week, state: editions.state })
    .from(editions)
    .where(and(eq(editions.guideId, id), ne(editions.state, "sent")));
  if (!held || held.state === "sent") return;
  const email = `${held.city}'s email of ${formatCalendarDate(held.week)}`;
  throw new AppError(
    "conflict",
    `This guide goes out with ${email}, which ${EDITION_STATE_PHRASES[held.state]}. It can be deleted once that email has been sent.`,
  );
}
