import { users } from "@/db/schema";
import type { Ctx } from "../context";
import { AppError } from "../errors";
import { REGISTER_BY_ADDRESS } from "../limits/limits";
import { spend } from "../limits/spend";
import { type RegisterInput, type SignedIn, usernameKey } from "./contract";
import { newPasswordProblem } from "./new-password-problem";
import { openSession } from "./open-session";
import { hashPassword } from "./password-hash";
import { logSecurity } from "./security-log";
import { makeToken } from "./session-token";
import { type SigningClient, UNKNOWN_CLIENT } from "./signing-client";

/**
 * Makes an ordinary account and signs it in. Of two who ask for one name at once, the unique key lets one through.
 * @throws AppError bad_input (the password will not do), conflict (the name is taken), too_many
 */
export async function register(
  ctx: Ctx,
  { username, password }: RegisterInput,
  client: SigningClient = UNKNOWN_CLIENT,
): Promise<SignedIn> {
  const problem = newPasswordProblem(password, username);
  if (problem !== null) throw new AppError("bad_input", problem);
  await spend(ctx, REGISTER_BY_ADDRESS, ctx.clientAddress);
  const passwordHash = await hashPassword(password);
  const { session, user } = await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ username, usernameKey: usernameKey(username), passwordHash })
      .onConflictDoNothing({ target: users.usernameKey })
      .returning({ id: users.id, username: users.username, isAdmin: users.isAdmin });
    if (!user) throw new AppError("conflict", "That name is taken.");
    return { session: await openSession(tx, ctx, user.id, client), user };
  });
  logSecurity(ctx, "registration.succeeded", { userId: user.id, username: user.username });
  return { token: await makeToken(session), user: { username: user.username, isAdmin: user.isAdmin } };
}
