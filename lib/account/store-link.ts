import { and, eq, lt } from "drizzle-orm";
import type { Database } from "@/db/client";
import { accountLinks } from "@/db/schema";
import { DAY_MS, HOUR_MS } from "@/lib/core/durations";
import { hashLinkToken } from "./find-link";

type NewLink = {
  token: string;
  userId: string;
  purpose: "email" | "password";
  email: string;
  requestedAt: string;
  hours: number;
};

/** An ended link is kept for as long as its message might be sent again. */
const KEPT_DAYS = 30;

/** Stores the link of an account message, once however often its sending is retried. Returns its token's hash. */
export async function storeLink(db: Database, { token, requestedAt, hours, ...link }: NewLink): Promise<string> {
  const tokenHash = hashLinkToken(token);
  const createdAt = new Date(requestedAt);
  const expiresAt = new Date(createdAt.getTime() + hours * HOUR_MS);
  const isLongOver = lt(accountLinks.expiresAt, new Date(createdAt.getTime() - KEPT_DAYS * DAY_MS));
  await db.delete(accountLinks).where(and(eq(accountLinks.userId, link.userId), isLongOver));
  await db
    .insert(accountLinks)
    .values({ ...link, tokenHash, createdAt, expiresAt })
    .onConflictDoNothing();
  return tokenHash;
}
