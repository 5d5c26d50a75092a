import { randomBytes } from "node:crypto";
import type { Transaction } from "@/db/client";
import { subscriberClaims } from "@/db/schema";
import { HOUR_MS } from "@/lib/core/durations";
import { hashToken } from "./link-token";

/** Time enough to make an account, and no more. */
const CLAIM_LIFETIME_MS = HOUR_MS;

/** A token that leads from a message to an account, once, without being the message's own. */
export async function createClaim(tx: Transaction, subscriberId: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + CLAIM_LIFETIME_MS);
  await tx.insert(subscriberClaims).values({ tokenHash: hashToken(token), subscriberId, expiresAt });
  return token;
}
