import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { users } from "@/db/schema";
import { COMMAND_LINE } from "@/lib/audit/command-line";
import { recordAction } from "@/lib/audit/record-action";
import { usernameKey } from "@/lib/contracts/account";
import { accountNotFound } from "./account-not-found";
import { hashPassword } from "./password-hash";
import { randomPassword } from "./random-password";
import { logSecurity } from "./security-log";
import { endAllSessions } from "./sign-out";

/**
 * Gives an account a new random password and ends all its sessions. For the command line.
 * @throws AppError not_found
 */
export async function resetPassword(
  db: Database,
  username: string,
  now: Date,
): Promise<{ username: string; password: string }> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  const user = await db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.usernameKey, usernameKey(username)))
      .returning({ id: users.id, username: users.username });
    if (!user) throw accountNotFound(username);
    await endAllSessions(tx, user.id, now);
    const account = { id: user.id, name: user.username };
    await recordAction(tx, { user: COMMAND_LINE, now }, "account.password_reset", account);
    return user;
  });
  logSecurity({ user: COMMAND_LINE, now }, "password.reset", { userId: user.id, username: user.username });
  return { username: user.username, password };
}
