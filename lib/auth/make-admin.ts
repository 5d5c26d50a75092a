import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { users } from "@/db/schema";
import { COMMAND_LINE } from "@/lib/audit/command-line";
import { recordAction } from "@/lib/audit/record-action";
import { usernameKey } from "@/lib/contracts/account";
import { accountNotFound } from "./account-not-found";
import { logSecurity } from "./security-log";

/**
 * Gives an account administrator rights, from its next request on. For the command line.
 * @throws AppError not_found
 */
export async function makeAdmin(db: Database, username: string, now: Date): Promise<{ username: string }> {
  const user = await db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ isAdmin: true })
      .where(eq(users.usernameKey, usernameKey(username)))
      .returning({ id: users.id, name: users.username });
    if (!user) throw accountNotFound(username);
    await recordAction(tx, { user: COMMAND_LINE, now }, "account.made_admin", user);
    return user;
  });
  logSecurity({ user: COMMAND_LINE, now }, "admin.made", { userId: user.id, username: user.name });
  return { username: user.name };
}
