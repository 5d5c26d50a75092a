import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { subscriberClaims, subscribers } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import { hashToken, isLinkToken } from "./link-token";

type SubscriberRow = typeof subscribers.$inferSelect;

/** Whose claim it is. @throws AppError not_found for one that is used, over or unknown */
export async function findClaim(db: Database | Transaction, token: string, now: Date): Promise<SubscriberRow> {
  if (!isLinkToken(token)) throw claimExpired();
  const [claim] = await db
    .select({ subscriber: subscribers })
    .from(subscriberClaims)
    .innerJoin(subscribers, eq(subscribers.id, subscriberClaims.subscriberId))
    .where(
      and(
        eq(subscriberClaims.tokenHash, hashToken(token)),
        isNull(subscriberClaims.usedAt),
        gt(subscriberClaims.expiresAt, now),
      ),
    );
  if (!claim) throw claimExpired();
  return claim.subscriber;
}

const claimExpired = () =>
  new AppError("not_found", "This link has expired or was used. Press the one in your email again.");
