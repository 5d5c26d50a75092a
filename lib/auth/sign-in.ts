import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { users } from "@/db/schema";
import type { Ctx } from "../context";
import { AppError } from "../errors";
import { SIGN_IN_BY_ADDRESS, SIGN_IN_BY_NAME, SIGN_IN_BY_USER } from "../limits/limits";
import { giveBack, reset, spend } from "../limits/spend";
import { type SignedIn, type SignInInput, Username, usernameKey } from "./contract";
import { openSession } from "./open-session";
import { isPasswordOf } from "./password-hash";
import { logSecurity } from "./security-log";
import { makeToken } from "./session-token";
import { type SigningClient, UNKNOWN_CLIENT } from "./signing-client";

/**
 * Signs an account in. A failure is counted before the password is looked at, so that many tries at once are
 * counted too; a success takes it back. Unknown names answer in the words and in the time of known ones.
 * @throws AppError unauthenticated, too_many
 */
export async function signIn(
  ctx: Ctx,
  { username, password }: SignInInput,
  client: SigningClient = UNKNOWN_CLIENT,
): Promise<SignedIn> {
  const refundFailure = await countFailure(ctx, username);
  const user = await findUser(ctx.db, username);
  if (!(await isPasswordOf(user?.passwordHash, password)) || !user) {
    logSecurity(ctx, "sign_in.failed", { userId: user?.id, username: user?.username, tried: usernameKey(username) });
    throw new AppError("unauthenticated", "Wrong username or password.");
  }
  await refundFailure();
  await spend(ctx, SIGN_IN_BY_USER, user.id);
  const token = await makeToken(await ctx.db.transaction((tx) => openSession(tx, ctx, user.id, client)));
  logSecurity(ctx, "sign_in.succeeded", { userId: user.id, username: user.username });
  return { token, user: { username: user.username, isAdmin: user.isAdmin } };
}

async function countFailure(ctx: Ctx, username: string): Promise<() => Promise<void>> {
  const address = ctx.clientAddress;
  const nameAtAddress = `${usernameKey(username)}\n${address}`;
  const refundAddress = () => giveBack(ctx, SIGN_IN_BY_ADDRESS, address);
  await spend(ctx, SIGN_IN_BY_ADDRESS, address);
  try {
    await spend(ctx, SIGN_IN_BY_NAME, nameAtAddress);
  } catch (refusal) {
    await refundAddress();
    throw refusal;
  }
  return async () => {
    await Promise.all([reset(ctx, SIGN_IN_BY_NAME, nameAtAddress), refundAddress()]);
  };
}

/** A name that breaks the rules belongs to nobody: the database is not asked what it might not even be able to read. */
async function findUser(db: Database, username: string) {
  if (!Username.safeParse(username).success) return undefined;
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  return user;
}
