import { and, eq, gt } from "drizzle-orm";
import { accountEmails, accountLinks, users } from "@/db/schema";
import { RESET_LINK_HOURS } from "@/lib/contracts/account-settings";
import { renderPasswordReset } from "@/lib/mail/render/render-account-messages";
import type { Ctx } from "@/lib/ports/context";
import { RESETS_OF_USER, scaledMax } from "@/lib/rate-limit/limits";
import { hashLinkToken } from "./find-link";
import { storeLink } from "./store-link";

/**
 * Sends an account's address the way to a new password. Whoever has no account or no address gets nothing, and nobody
 * is told. A retry sends the same message under the same idempotency key.
 * @throws MailError
 */
export async function sendReset(
  { db, providers, rateLimitScale, signal }: Ctx,
  { userId, requestedAt }: { userId: string | null; requestedAt: string },
): Promise<"sent" | "limited" | "gone"> {
  if (userId === null) return "gone";
  const [owner] = await db
    .select({ username: users.username, email: accountEmails.email })
    .from(users)
    .innerJoin(accountEmails, eq(accountEmails.userId, users.id))
    .where(eq(users.id, userId));
  if (!owner) return "gone";
  const token = providers.deriveToken(`password-reset:${userId}:${requestedAt}`);
  const since = new Date(Date.parse(requestedAt) - RESETS_OF_USER.windowMs);
  const recent = await db
    .select({ tokenHash: accountLinks.tokenHash })
    .from(accountLinks)
    .where(
      and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, "password"), gt(accountLinks.createdAt, since)),
    );
  const isRetry = recent.some(({ tokenHash }) => tokenHash === hashLinkToken(token));
  if (!isRetry && recent.length >= scaledMax(RESETS_OF_USER, rateLimitScale)) return "limited";
  const { email, username } = owner;
  const link = { token, userId, purpose: "password" as const, email, requestedAt, hours: RESET_LINK_HOURS };
  const tokenHash = await storeLink(db, link);
  const message = await renderPasswordReset(providers.senderInfo, { email, username, token });
  await providers.mail.waitForTurn(signal);
  await providers.mail.send(message, `password-reset-${tokenHash}`, signal);
  return "sent";
}
