import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { accountEmails } from "@/db/schema";
import { logSecurity } from "@/lib/auth/security-log";
import { emailKey } from "@/lib/contracts/email-address";
import type { LinkTokenParam } from "@/lib/contracts/link-token";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimit } from "@/lib/rate-limit/consume";
import { ACCOUNT_LINK_BY_ADDRESS } from "@/lib/rate-limit/limits";
import { endLinks, findLink, linkExpired, markLinkUsed } from "./find-link";

/**
 * Gives an address to the account that its message named. The link is the mailbox's own yes, so it needs no session; it
 * works once, and links to a new password that went to the former address end.
 * @throws AppError not_found (an expired link), conflict (the address belongs to another account), too_many
 */
export async function confirmEmail(ctx: Ctx, token: LinkTokenParam): Promise<{ username: string }> {
  await consumeLimit(ctx, ACCOUNT_LINK_BY_ADDRESS, ctx.clientAddress);
  const { db, now } = ctx;
  const link = await db.transaction(async (tx) => {
    const link = await findLink(tx, "email", token, now);
    if (!link) throw linkExpired();
    await markLinkUsed(tx, link.tokenHash, now);
    await saveEmail(tx, link, now);
    await endLinks(tx, link.userId, now);
    return link;
  });
  logSecurity(ctx, "email.confirmed", { userId: link.userId, username: link.username });
  return { username: link.username };
}

/** The unique key settles a race between two accounts. */
async function saveEmail(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
  confirmedAt: Date,
): Promise<void> {
  const key = emailKey(email);
  await tx.delete(accountEmails).where(eq(accountEmails.userId, userId));
  const saved = await tx
    .insert(accountEmails)
    .values({ userId, email, emailKey: key, confirmedAt })
    .onConflictDoNothing()
    .returning({ userId: accountEmails.userId });
  if (saved.length === 0) throw addressTaken();
}

const addressTaken = () =>
  new AppError(
    "conflict",
    "This email address already belongs to another account. Remove it there first, or use another address.",
  );
