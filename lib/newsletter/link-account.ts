import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { pendingPreferences, subscriberClaims, subscribers } from "@/db/schema";
import type { LinkTokenParam } from "@/lib/contracts/link-token";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { getClaim } from "./get-claim";
import { savePreference } from "./preference";

/**
 * Links an address to the current user's account, and moves over the statuses stored for it: the latest one for a place
 * wins. Returns how many are now on the map. A claim works once.
 * @throws AppError not_found for an expired claim, conflict for an address that belongs to another account
 */
export async function linkAccount(
  { db, user, now }: Ctx & { user: SessionUser },
  token: LinkTokenParam,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { tokenHash, subscriber } = await getClaim(tx, token, now);
    const { emailKey } = subscriber;
    const rows = await tx.select().from(subscribers).where(eq(subscribers.emailKey, emailKey)).for("update");
    if (rows.some(({ userId }) => userId !== null && userId !== user.id)) {
      throw new AppError("conflict", "This address is linked to another account.");
    }
    await markClaimUsed(tx, tokenHash, now);
    const ids = rows.map(({ id }) => id);
    await tx.update(subscribers).set({ userId: user.id, updatedAt: now }).where(inArray(subscribers.id, ids));
    const pending = await tx
      .delete(pendingPreferences)
      .where(inArray(pendingPreferences.subscriberId, ids))
      .returning();
    pending.sort((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
    for (const { subscriberId, restaurantId, status, originGuideId } of pending) {
      await savePreference(tx, { id: subscriberId, userId: user.id }, restaurantId, { status, originGuideId }, now);
    }
    // The latest status of each place counts, and the map shows no place that somebody is not interested in.
    const latest = new Map(pending.map(({ restaurantId, status }) => [restaurantId, status]));
    return [...latest.values()].filter((status) => status !== "not_interested").length;
  });
}

async function markClaimUsed(tx: Transaction, tokenHash: string, now: Date): Promise<void> {
  const used = await tx
    .update(subscriberClaims)
    .set({ usedAt: now })
    .where(and(eq(subscriberClaims.tokenHash, tokenHash), isNull(subscriberClaims.usedAt)))
    .returning({ tokenHash: subscriberClaims.tokenHash });
  if (used.length === 0) throw new AppError("not_found", "This link has just been used.");
}
