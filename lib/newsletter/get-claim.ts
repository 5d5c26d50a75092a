import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { subscriberClaims, subscribers } from "@/db/schema";
import type { LinkTokenParam } from "@/lib/contracts/link-token";
import { AppError } from "@/lib/core/errors";
import { hashToken } from "./hash-token";

type FoundClaim = { tokenHash: string; subscriber: typeof subscribers.$inferSelect };

/** A claim and its subscriber. @throws AppError not_found for one that is used, expired or unknown */
export async function getClaim(db: Database | Transaction, token: LinkTokenParam, now: Date): Promise<FoundClaim> {
  if (token === null) throw claimExpired();
  const [claim] = await db
    .select({ tokenHash: subscriberClaims.tokenHash, subscriber: subscribers })
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
  return claim;
}

const claimExpired = () => new AppError("not_found", CLAIM_EXPIRED);

export const CLAIM_EXPIRED = "This link has expired or was used. Press the one in your email again.";
