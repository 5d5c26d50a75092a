import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import { EMAIL_LINK_HOURS } from "@/lib/contracts/account-settings";
import { renderAccountEmail } from "@/lib/mail/render/render-account-messages";
import type { Ctx } from "@/lib/ports/context";
import { storeLink } from "./store-link";

/**
 * Sends the message that asks an address whether it should belong to an account. A retry sends the same message under
 * the same idempotency key.
 * @throws MailError
 */
export async function sendEmailConfirmation(
  { db, providers, signal }: Ctx,
  { userId, email, requestedAt }: { userId: string; email: string; requestedAt: string },
): Promise<"sent" | "gone"> {
  const [user] = await db.select({ username: users.username }).from(users).where(eq(users.id, userId));
  if (!user) return "gone";
  const token = providers.deriveToken(`account-email:${userId}:${email}:${requestedAt}`);
  const tokenHash = await storeLink(db, {
    token,
    userId,
    purpose: "email",
    email,
    requestedAt,
    hours: EMAIL_LINK_HOURS,
  });
  const message = await renderAccountEmail(providers.senderInfo, { email, username: user.username, token });
  await providers.mail.waitForTurn(signal);
  await providers.mail.send(message, `account-email-${tokenHash}`, signal);
  return "sent";
}
