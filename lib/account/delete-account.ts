import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { guides, subscribers, users } from "@/db/schema";
import { logSecurity } from "@/lib/auth/security-log";
import { usernameKey } from "@/lib/contracts/account";
import type { DeleteAccountInput } from "@/lib/contracts/account-settings";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { forgetWishes } from "./forget-wishes";
import { requirePassword } from "./require-password";

/**
 * Deletes the current user's account with all that is theirs, in one transaction. Guides stay public, without a name and
 * without the prompt that they were made from; unlisted ones, that nobody could list again, are deleted; a linked weekly
 * email goes on unlinked or is deleted, as its reader says.
 * @throws AppError bad_input (a wrong name or password), conflict (the only administrator), too_many
 */
export async function deleteAccount(
  ctx: Ctx & { user: SessionUser },
  { username, password, subscription }: DeleteAccountInput,
): Promise<void> {
  const { db, user } = ctx;
  if (usernameKey(username) !== usernameKey(user.username)) {
    throw new AppError("bad_input", `Type ${user.username} to delete this account.`, { field: "username" });
  }
  await requirePassword(ctx, password);
  await db.transaction(async (tx) => {
    await requireAnotherAdmin(tx, user);
    await forgetWishes(tx, user.id);
    await tx.delete(guides).where(and(eq(guides.authorId, user.id), isNotNull(guides.unlistedAt)));
    if (subscription === "end") await tx.delete(subscribers).where(eq(subscribers.userId, user.id));
    // Every other row of theirs goes by its foreign key, and the rest lose the account.
    await tx.delete(users).where(eq(users.id, user.id));
  });
  logSecurity(ctx, "account.deleted", { userId: user.id, username: user.username });
}

/** Two administrators that go at the same moment wait for each other's rows. */
async function requireAnotherAdmin(tx: Transaction, { id }: SessionUser): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.id)
    .for("update");
  if (admins.length !== 1 || admins[0]?.id !== id) return;
  throw new AppError("conflict", "You are the only administrator. Make somebody else one first.");
}
