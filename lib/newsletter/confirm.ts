import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { confirmations, subscribers, suppressions } from "@/db/schema";
import type { LinkTokenParam } from "@/lib/contracts/link-token";
import type { ConfirmResponse } from "@/lib/contracts/subscriber";
import {
  ALREADY_SUBSCRIBED,
  INVALID_LINK,
  SUBSCRIPTION_CANCELLED,
  subscriptionConfirmed,
} from "@/lib/contracts/subscription-messages";
import type { City } from "@/lib/core/cities";
import { emit } from "@/lib/jobs/queue/emit";
import { claimPaths } from "@/lib/mail/links/claim-paths";
import type { Ctx } from "@/lib/ports/context";
import { createClaim } from "./create-claim";
import { findLatestGuide } from "./find-latest-guide";
import { hashToken } from "./hash-token";
import { listReceived } from "./list-received";

const OUTCOME_MESSAGES = {
  alreadyConfirmed: ALREADY_SUBSCRIBED,
  cancelled: SUBSCRIPTION_CANCELLED,
  invalid: INVALID_LINK,
} as const;

const respond = (status: "cancelled" | "invalid"): ConfirmResponse => ({ status, message: OUTCOME_MESSAGES[status] });

/** With the guide that the city's readers have now. */
async function respondSubscribed(
  tx: Transaction,
  status: "confirmed" | "alreadyConfirmed",
  { subscriberId, emailKey, city }: Subscription,
  { user, now }: Ctx,
): Promise<ConfirmResponse> {
  const guide = await findLatestGuide(tx, city);
  const others = (await listReceived(tx, emailKey)).filter((each) => each !== city);
  // Whoever reads the mailbox and is signed in is asked whether the address is their account's; nothing is assumed.
  const isOffered = user !== null && (await findLinkedAccount(tx, emailKey)) === null;
  return {
    status,
    message: status === "confirmed" ? subscriptionConfirmed(city, others) : OUTCOME_MESSAGES[status],
    city,
    ...(guide && { guideId: guide.id }),
    ...(isOffered && {
      linkPath: claimPaths(await createClaim(tx, subscriberId, now)).afterEntry,
      username: user.username,
    }),
  };
}

type Subscription = { subscriberId: string; emailKey: string; city: City };

/** The second half of the double opt-in. A link works once, for seven days; used again it reports the current state. */
export async function confirmSubscription(ctx: Ctx, token: LinkTokenParam): Promise<ConfirmResponse> {
  const { db, now } = ctx;
  if (token === null) return respond("invalid");
  return db.transaction(async (tx) => {
    const [link] = await tx
      .select({
        link: confirmations,
        state: subscribers.state,
        emailKey: subscribers.emailKey,
        city: subscribers.city,
      })
      .from(confirmations)
      .innerJoin(subscribers, eq(subscribers.id, confirmations.subscriberId))
      .where(eq(confirmations.tokenHash, hashToken(token)))
      .for("update", { of: subscribers });
    if (!link || link.link.expiresAt <= now) return respond("invalid");
    const subscription = { ...link, subscriberId: link.link.subscriberId };
    if (link.state === "confirmed") return respondSubscribed(tx, "alreadyConfirmed", subscription, ctx);
    if (link.state === "cancelled") return respond("cancelled");
    if (!(await markLinkUsed(tx, link.link.tokenHash, now))) return respond("invalid");
    const { subscriberId } = subscription;
    const accountId = await findLinkedAccount(tx, link.emailKey);
    await tx
      .update(subscribers)
      .set({
        state: "confirmed",
        confirmedAt: now,
        cancelledAt: null,
        updatedAt: now,
        userId: accountId,
      })
      .where(eq(subscribers.id, subscriberId));
    // Only a new subscription ends a suppression that began with an unsubscribe.
    await tx
      .delete(suppressions)
      .where(and(eq(suppressions.emailKey, link.emailKey), eq(suppressions.reason, sql`'unsubscribe'`)));
    const confirmedAt = now.toISOString();
    const id = `confirmed:${subscriberId}:${confirmedAt}`;
    await emit(tx, { name: "subscription/confirmed", data: { subscriberId, confirmedAt }, id });
    return respondSubscribed(tx, "confirmed", subscription, ctx);
  });
}

/** The account that the address's owner has said yes to, for any of its cities. */
async function findLinkedAccount(tx: Transaction, emailKey: string): Promise<string | null> {
  const [linked] = await tx
    .select({ userId: subscribers.userId })
    .from(subscribers)
    .where(and(eq(subscribers.emailKey, emailKey), isNotNull(subscribers.confirmedAt), isNotNull(subscribers.userId)))
    .limit(1);
  return linked?.userId ?? null;
}

async function markLinkUsed(tx: Transaction, tokenHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(confirmations)
    .set({ usedAt: now })
    .where(and(eq(confirmations.tokenHash, tokenHash), isNull(confirmations.usedAt)))
    .returning({ tokenHash: confirmations.tokenHash });
  return used.length > 0;
}
