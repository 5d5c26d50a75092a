import { eq, or } from "drizzle-orm";
import type { Database } from "@/db/client";
import { accountEmails, users } from "@/db/schema";
import { type SignedIn, type SignInInput, Username, usernameKey } from "@/lib/contracts/account";
import { EmailAddress, emailKey } from "@/lib/contracts/email-address";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimit, refundLimit, resetLimit } from "@/lib/rate-limit/consume";
import { SIGN_IN_BY_ADDRESS, SIGN_IN_BY_NAME, SIGN_IN_BY_USER } from "@/lib/rate-limit/limits";
import { createSession } from "./create-session";
import { verifyPassword } from "./password-hash";
import { logSecurity } from "./security-log";
import { encodeToken } from "./session-token";
import { type SignInClient, UNKNOWN_CLIENT } from "./sign-in-client";

/**
 * Signs an account in, by its username or its confirmed address. A failure is counted before the password is verified, so that concurrent attempts count too;
 * success refunds it. Unknown names get the same response in the same time as known ones.
 * @throws AppError unauthenticated, too_many
 */
export async function signIn(
  ctx: Ctx,
  { username, password }: Pick<SignInInput, "username" | "password">,
  client: SignInClient = UNKNOWN_CLIENT,
): Promise<SignedIn> {
  const refundFailure = await countFailure(ctx, username);
  const user = await findUser(ctx.db, username);
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
    logSecurity(ctx, "sign_in.failed", { userId: user?.id, username: user?.username, tried: usernameKey(username) });
    throw new AppError("unauthenticated", "Wrong username or password.", { field: "password" });
  }
  await refundFailure();
  await consumeLimit(ctx, SIGN_IN_BY_USER, user.id);
  const token = await encodeToken(await ctx.db.transaction((tx) => createSession(tx, ctx, user.id, client)));
  logSecurity(ctx, "sign_in.succeeded", { userId: user.id, username: user.username });
  return { token, user: { username: user.username, isAdmin: user.isAdmin } };
}

async function countFailure(ctx: Ctx, username: string): Promise<() => Promise<void>> {
  const address = ctx.clientAddress;
  const nameAtAddress = `${usernameKey(username)}\n${address}`;
  const refundAddress = () => refundLimit(ctx, SIGN_IN_BY_ADDRESS, address);
  await consumeLimit(ctx, SIGN_IN_BY_ADDRESS, address);
  try {
    await consumeLimit(ctx, SIGN_IN_BY_NAME, nameAtAddress);
  } catch (refusal) {
    await refundAddress();
    throw refusal;
  }
  return async () => {
    await Promise.all([resetLimit(ctx, SIGN_IN_BY_NAME, nameAtAddress), refundAddress()]);
  };
}

/**
 * No username has an @, so that one text is never both. What is neither belongs to nobody, and may hold characters that
 * the database can't store: it is not looked up.
 */
async function findUser(db: Database, name: string) {
  const address = EmailAddress.safeParse(name);
  if (!address.success && !Username.safeParse(name).success) return undefined;
  const [found] = await db
    .select({ user: users })
    .from(users)
    .leftJoin(accountEmails, eq(accountEmails.userId, users.id))
    .where(or(eq(users.usernameKey, usernameKey(name)), eq(accountEmails.emailKey, emailKey(address.data ?? name))));
  return found?.user;
}
