import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { confirmations, subscribers, suppressions } from "@/db/schema";
import type { Ctx } from "../context";
import { emit } from "../jobs/emit";
import type { ConfirmAnswer } from "./contract";
import { hashToken, isLinkToken } from "./token-hash";

const ANSWERS = {
  confirmed: "Your first guide is delivered this Thursday.",
  alreadyConfirmed: "You're already subscribed to our weekly guides!",
  cancelled: "This subscription was previously cancelled.",
  invalid: "This link has expired or is not one of ours.",
} as const;

const answer = (status: keyof typeof ANSWERS): ConfirmAnswer => ({ status, message: ANSWERS[status] });

/** The second half of the double opt-in. A link works once, for seven days; pressed again it says how things stand. */
export async function confirm({ db, user, now }: Ctx, token: string): Promise<ConfirmAnswer> {
  if (!isLinkToken(token)) return answer("invalid");
  return db.transaction(async (tx) => {
    const [link] = await tx
      .select({
        link: confirmations,
        state: subscribers.state,
        emailKey: subscribers.emailKey,
        userId: subscribers.userId,
      })
      .from(confirmations)
      .innerJoin(subscribers, eq(subscribers.id, confirmations.subscriberId))
      .where(eq(confirmations.tokenHash, hashToken(token)))
      .for("update", { of: subscribers });
    if (!link || link.link.expiresAt <= now) return answer("invalid");
    if (link.state === "confirmed") return answer("alreadyConfirmed");
    if (link.state === "cancelled") return answer("cancelled");
    if (!(await takeOnce(tx, link.link.tokenHash, now))) return answer("invalid");
    const subscriberId = link.link.subscriberId;
    await tx
      .update(subscribers)
      .set({
        state: "confirmed",
        confirmedAt: now,
        cancelledAt: null,
        updatedAt: now,
        // Whoever opens the mailbox has shown more than whoever typed its address.
        userId: user?.id ?? link.userId,
      })
      .where(eq(subscribers.id, subscriberId));
    // Asking for it anew is what ends a suppression that began with leaving.
    await tx
      .delete(suppressions)
      .where(and(eq(suppressions.emailKey, link.emailKey), eq(suppressions.reason, sql`'unsubscribe'`)));
    const confirmedAt = now.toISOString();
    const id = `confirmed:${subscriberId}:${confirmedAt}`;
    await emit(tx, { name: "subscription/confirmed", data: { subscriberId, confirmedAt }, id });
    return answer("confirmed");
  });
}

async function takeOnce(tx: Transaction, tokenHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(confirmations)
    .set({ usedAt: now })
    .where(and(eq(confirmations.tokenHash, tokenHash), isNull(confirmations.usedAt)))
    .returning({ tokenHash: confirmations.tokenHash });
  return used.length > 0;
}
