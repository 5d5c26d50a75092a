import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { confirmations, subscribers, suppressions, users } from "@/db/schema";
import { CONFIRMATION_LINK_DAYS } from "@/lib/contracts/subscriber";
import { DAY_MS } from "@/lib/core/durations";
import { renderConfirmation } from "@/lib/mail/render/render-confirmation";
import type { Ctx } from "@/lib/ports/context";
import { hashToken } from "./hash-token";

const LINK_LIFETIME_MS = CONFIRMATION_LINK_DAYS * DAY_MS;

/**
 * Sends the message that asks an address to confirm. Called again for the same request it sends the same message under
 * the same idempotency key, so that a retry never sends twice.
 * @throws MailError
 */
export async function sendConfirmation(
  { db, providers, signal }: Ctx,
  { subscriberId, requestedAt, userId }: { subscriberId: string; requestedAt: string; userId?: string | null },
): Promise<"sent" | "suppressed" | "gone"> {
  const [row] = await db
    .select({ email: subscribers.email, city: subscribers.city, suppression: suppressions.reason })
    .from(subscribers)
    .leftJoin(suppressions, eq(suppressions.emailKey, subscribers.emailKey))
    .where(eq(subscribers.id, subscriberId));
  if (!row) return "gone";
  // Whoever unsubscribed may subscribe again; a mailbox that bounced or complained gets nothing.
  if (row.suppression === "bounce" || row.suppression === "complaint") return "suppressed";
  const confirmToken = providers.deriveToken(`confirm:${subscriberId}:${requestedAt}`);
  const tokenHash = hashToken(confirmToken);
  const expiresAt = new Date(Date.parse(requestedAt) + LINK_LIFETIME_MS);
  await db.insert(confirmations).values({ tokenHash, subscriberId, expiresAt }).onConflictDoNothing();
  const { email, city } = row;
  const askedBy = await findUsername(db, userId);
  const message = await renderConfirmation(providers.senderInfo, { email, city, confirmToken, askedBy });
  await providers.mail.waitForTurn(signal);
  await providers.mail.send(message, `confirm-${tokenHash}`, signal);
  return "sent";
}

/** Null where nobody was signed in, or their account is gone. */
async function findUsername(db: Database, userId: string | null | undefined): Promise<string | null> {
  if (!userId) return null;
  const [user] = await db.select({ username: users.username }).from(users).where(eq(users.id, userId));
  return user?.username ?? null;
}
