import { eq } from "drizzle-orm";
import { confirmations, subscribers, suppressions } from "@/db/schema";
import { WEEK_MS } from "@/lib/core/durations";
import { renderConfirmation } from "@/lib/mail/render/render-confirmation";
import type { Ctx } from "@/lib/ports/context";
import { hashToken } from "./link-token";

/** How long a confirmation link lives. */
const LINK_LIFETIME_MS = WEEK_MS;

/**
 * Asks an address whether it wants what was asked for in its name. Called again for the same request it is the same
 * message under the same key, so that a retry never writes twice.
 * @throws MailError
 */
export async function sendConfirmation(
  { db, providers, signal }: Ctx,
  { subscriberId, requestedAt }: { subscriberId: string; requestedAt: string },
): Promise<"sent" | "suppressed" | "gone"> {
  const [row] = await db
    .select({ email: subscribers.email, city: subscribers.city, suppression: suppressions.reason })
    .from(subscribers)
    .leftJoin(suppressions, eq(suppressions.emailKey, subscribers.emailKey))
    .where(eq(subscribers.id, subscriberId));
  if (!row) return "gone";
  // Who left of their own accord may ask again; a mailbox that bounced or complained is left in peace.
  if (row.suppression === "bounce" || row.suppression === "complaint") return "suppressed";
  const confirmToken = providers.deriveToken(`confirm:${subscriberId}:${requestedAt}`);
  const tokenHash = hashToken(confirmToken);
  const expiresAt = new Date(Date.parse(requestedAt) + LINK_LIFETIME_MS);
  await db.insert(confirmations).values({ tokenHash, subscriberId, expiresAt }).onConflictDoNothing();
  const message = await renderConfirmation(providers.senderInfo, { email: row.email, city: row.city, confirmToken });
  await providers.mail.waitForTurn(signal);
  await providers.mail.send(message, `confirm-${tokenHash}`, signal);
  return "sent";
}
