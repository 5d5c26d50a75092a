import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import { verifyPassword } from "@/lib/auth/password-hash";
import { logSecurity } from "@/lib/auth/security-log";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimit, resetLimit } from "@/lib/rate-limit/consume";
import { PASSWORD_CHECK_BY_USER } from "@/lib/rate-limit/limits";

/**
 * Asks for the current user's password once more: a browser that was left open is not enough. Counted before it is
 * verified, so that concurrent attempts count too. `field` is its name in the input.
 * @throws AppError bad_input (a wrong password), too_many
 */
export async function requirePassword(
  ctx: Ctx & { user: SessionUser },
  password: string,
  field = "password",
): Promise<void> {
  const { db, user } = ctx;
  await consumeLimit(ctx, PASSWORD_CHECK_BY_USER, user.id);
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, user.id));
  if (!(await verifyPassword(row?.passwordHash, password))) {
    logSecurity(ctx, "password.check_failed", { userId: user.id, username: user.username });
    throw new AppError("bad_input", "That is not your current password.", { field });
  }
  await resetLimit(ctx, PASSWORD_CHECK_BY_USER, user.id);
}
