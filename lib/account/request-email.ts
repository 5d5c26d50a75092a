import { logSecurity } from "@/lib/auth/security-log";
import type { ChangeEmailInput } from "@/lib/contracts/account-settings";
import { emailKey } from "@/lib/contracts/email-address";
import type { SessionUser } from "@/lib/core/session-user";
import { emit } from "@/lib/jobs/queue/emit";
import { inboxKey } from "@/lib/newsletter/inbox-key";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimit } from "@/lib/rate-limit/consume";
import { ACCOUNT_EMAIL_BY_INBOX, ACCOUNT_EMAIL_BY_USER } from "@/lib/rate-limit/limits";
import { requirePassword } from "./require-password";

/**
 * Asks an address, by a message, whether it should belong to the current user's account. The same response whether or
 * not it belongs to another one: only its mailbox learns that.
 * @throws AppError bad_input (a wrong password), too_many
 */
export async function requestEmail(
  ctx: Ctx & { user: SessionUser },
  { email, password }: ChangeEmailInput,
): Promise<void> {
  const { db, user, now } = ctx;
  await requirePassword(ctx, password);
  await consumeLimit(ctx, ACCOUNT_EMAIL_BY_USER, user.id);
  await consumeLimit(ctx, ACCOUNT_EMAIL_BY_INBOX, inboxKey(email));
  const requestedAt = now.toISOString();
  const id = `account-email:${user.id}:${emailKey(email)}:${requestedAt}`;
  await emit(db, { name: "account/email.requested", data: { userId: user.id, email, requestedAt }, id });
  logSecurity(ctx, "email.requested", { userId: user.id, username: user.username });
}
