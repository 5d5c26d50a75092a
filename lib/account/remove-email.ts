import { eq } from "drizzle-orm";
import { accountEmails } from "@/db/schema";
import { logSecurity } from "@/lib/auth/security-log";
import type { RemoveEmailInput } from "@/lib/contracts/account-settings";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { endLinks } from "./find-link";
import { requirePassword } from "./require-password";

/**
 * Removes the current user's address, with every link that was sent to it.
 * @throws AppError bad_input (a wrong password), too_many
 */
export async function removeEmail(ctx: Ctx & { user: SessionUser }, { password }: RemoveEmailInput): Promise<void> {
  const { db, user, now } = ctx;
  await requirePassword(ctx, password);
  await db.transaction(async (tx) => {
    await tx.delete(accountEmails).where(eq(accountEmails.userId, user.id));
    await endLinks(tx, user.id, now);
  });
  logSecurity(ctx, "email.removed", { userId: user.id, username: user.username });
}
