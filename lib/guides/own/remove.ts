import { and, eq } from "drizzle-orm";
import { guides } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { refuseWhileInEdition } from "../remove";
import { countChange } from "./count-change";
import { isAuthorsToChange, isOwnGuide, refusal } from "./is-own";

/**
 * Deletes a guide of the current user's, with its entries and the record of how it was made.
 * @throws AppError not_found, conflict (a weekly or featured guide, or one that an edition uses), too_many
 */
export async function removeOwnGuide(ctx: Ctx & { user: SessionUser }, id: string): Promise<void> {
  const { db, user } = ctx;
  await countChange(ctx, id);
  await db.transaction(async (tx) => {
    const isOwn = and(eq(guides.id, id), isOwnGuide(user.id));
    // An edition or an editor that takes the guide at the same time waits for this lock, then finds the guide gone.
    const [guide] = await tx.select({ isEmailGuide: guides.isEmailGuide }).from(guides).where(isOwn).for("update");
    if (!guide) throw refusal(undefined);
    await refuseWhileInEdition(tx, id);
    const removed = await tx.delete(guides).where(and(isOwn, isAuthorsToChange)).returning({ id: guides.id });
    if (removed.length === 0) throw refusal(guide);
  });
}
