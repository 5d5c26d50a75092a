import { and, eq, isNull, ne } from "drizzle-orm";
import { sessions, users } from "@/db/schema";
import { newPasswordProblem } from "@/lib/auth/new-password-problem";
import { hashPassword } from "@/lib/auth/password-hash";
import { logSecurity } from "@/lib/auth/security-log";
import type { ChangePasswordInput } from "@/lib/contracts/account-settings";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { endLinks } from "./find-link";
import { requirePassword } from "./require-password";

/**
 * Changes the current user's password, and ends their other sessions and every link that was sent to them.
 * @throws AppError bad_input (a wrong or an unacceptable password), too_many
 */
export async function changePassword(
  ctx: Ctx & { user: SessionUser },
  { current, password }: ChangePasswordInput,
): Promise<void> {
  const { db, user, now } = ctx;
  const problem = newPasswordProblem(password, user.username);
  if (problem !== null) throw new AppError("bad_input", problem, { field: "password" });
  await requirePassword(ctx, current, "current");
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.userId, user.id), ne(sessions.id, user.sessionId), isNull(sessions.endedAt)));
    await endLinks(tx, user.id, now);
  });
  logSecurity(ctx, "password.changed", { userId: user.id, username: user.username });
}
