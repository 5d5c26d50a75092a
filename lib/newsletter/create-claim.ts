import { randomBytes } from "node:crypto";
import type { Transaction } from "@/db/client";
import { subscriberClaims } from "@/db/schema";
import { HOUR_MS } from "@/lib/core/durations";
import { hashToken } from "./hash-token";

/** Time enough to create an account, and no more. */
const CLAIM_LIFETIME_MS = HOUR_MS;

/** A single-use token that leads from a message to an account, so that the message's own token stays out of URLs. */
export async function createClaim(tx: Transaction, subscriberId: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + CLAIM_LIFETIME_MS);
  await tx.insert(subscriberClaims).values({ tokenHash: hashToken(token), subscriberId, expiresAt });
  return token;
}
