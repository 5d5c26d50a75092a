import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import { newPasswordProblem } from "@/lib/auth/new-password-problem";
import { hashPassword } from "@/lib/auth/password-hash";
import { logSecurity } from "@/lib/auth/security-log";
import { endAllSessions } from "@/lib/auth/sign-out";
import type { CompleteResetInput } from "@/lib/contracts/account-settings";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimit } from "@/lib/rate-limit/consume";
import { ACCOUNT_LINK_BY_ADDRESS } from "@/lib/rate-limit/limits";
import { endLinks, findLink, linkExpired, markLinkUsed } from "./find-link";

/**
 * Sets a new password by the link of a message. It works once; every session of the account ends, and so do its other
 * links.
 * @throws AppError not_found (an expired link), bad_input (an unacceptable password), too_many
 */
export async function completeReset(ctx: Ctx, { token, password }: CompleteResetInput): Promise<{ username: string }> {
  await consumeLimit(ctx, ACCOUNT_LINK_BY_ADDRESS, ctx.clientAddress);
  const { db, now } = ctx;
  const link = await findLink(db, "password", token, now);
  if (!link) throw linkExpired();
  const problem = newPasswordProblem(password, link.username);
  if (problem !== null) throw new AppError("bad_input", problem, { field: "password" });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await markLinkUsed(tx, link.tokenHash, now);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, link.userId));
    await endAllSessions(tx, link.userId, now);
    await endLinks(tx, link.userId, now);
  });
  logSecurity(ctx, "password.reset", { userId: link.userId, username: link.username });
  return { username: link.username };
}
