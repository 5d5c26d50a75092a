import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { accountLinks, users } from "@/db/schema";
import type { LinkTokenParam } from "@/lib/contracts/link-token";
import { AppError } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/sha256";

type AccountLink = { tokenHash: string; userId: string; username: string; email: string };

/** A link of an account message that can still be used; null for one that is used, expired or unknown. */
export async function findLink(
  db: Database | Transaction,
  purpose: "email" | "password",
  token: LinkTokenParam,
  now: Date,
): Promise<AccountLink | null> {
  if (token === null) return null;
  const { tokenHash, userId, email } = accountLinks;
  const [link] = await db
    .select({ tokenHash, userId, email, username: users.username })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(tokenHash, hashLinkToken(token)),
        eq(accountLinks.purpose, purpose),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
      ),
    );
  return link ?? null;
}

/** Marks a link used; of concurrent uses one succeeds. @throws AppError not_found */
export async function markLinkUsed(tx: Transaction, tokenHash: string, now: Date): Promise<void> {
  const used = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(accountLinks.tokenHash, tokenHash), isNull(accountLinks.usedAt)))
    .returning({ tokenHash: accountLinks.tokenHash });
  if (used.length === 0) throw linkExpired();
}

/** Ends every link that was sent to an account. They stay, so that a message that is sent again brings none back. */
export async function endLinks(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt)));
}

/** Only this hash of a token is stored. */
export const hashLinkToken = (token: string): string => sha256(token);

export const linkExpired = () => new AppError("not_found", "This link has expired or was used. Ask for a new one.");
