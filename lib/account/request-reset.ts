import { eq, or } from "drizzle-orm";
import { accountEmails, users } from "@/db/schema";
import { logSecurity } from "@/lib/auth/security-log";
import type { RequestResetInput } from "@/lib/contracts/account-settings";
import { emit } from "@/lib/jobs/queue/emit";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimit } from "@/lib/rate-limit/consume";
import { RESET_BY_ADDRESS, RESET_BY_NAME } from "@/lib/rate-limit/limits";

/**
 * Asks for the way to a new password, by username or address. The same response by the same statements whether or not
 * there is such an account; the message is sent in the background.
 * @throws AppError too_many
 */
export async function requestReset(ctx: Ctx, { account }: RequestResetInput): Promise<void> {
  const key = account.toLowerCase();
  await consumeLimit(ctx, RESET_BY_ADDRESS, ctx.clientAddress);
  await consumeLimit(ctx, RESET_BY_NAME, key);
  const [user] = await ctx.db
    .select({ id: users.id, username: users.username })
    .from(users)
    .leftJoin(accountEmails, eq(accountEmails.userId, users.id))
    // No username has an @, so that one text is never both.
    .where(or(eq(users.usernameKey, key), eq(accountEmails.emailKey, key)));
  const requestedAt = ctx.now.toISOString();
  await emit(ctx.db, { name: "account/reset.requested", data: { userId: user?.id ?? null, requestedAt } });
  logSecurity(ctx, "password.reset_requested", { userId: user?.id, username: user?.username, tried: key });
}
