import { users } from "@/db/schema";
import { type RegisterInput, type SignedIn, usernameKey } from "@/lib/contracts/account";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimit } from "@/lib/rate-limit/consume";
import { REGISTER_BY_ADDRESS } from "@/lib/rate-limit/limits";
import { createSession } from "./create-session";
import { newPasswordProblem } from "./new-password-problem";
import { hashPassword } from "./password-hash";
import { logSecurity } from "./security-log";
import { encodeToken } from "./session-token";
import { type SignInClient, UNKNOWN_CLIENT } from "./sign-in-client";

/**
 * Creates an ordinary account and signs it in. Of concurrent requests for one name, the unique key lets one succeed.
 * @throws AppError bad_input (unacceptable password), conflict (the name is taken), too_many
 */
export async function register(
  ctx: Ctx,
  { username, password }: Pick<RegisterInput, "username" | "password">,
  client: SignInClient = UNKNOWN_CLIENT,
): Promise<SignedIn> {
  const problem = newPasswordProblem(password, username);
  if (problem !== null) throw new AppError("bad_input", problem, { field: "password" });
  await consumeLimit(ctx, REGISTER_BY_ADDRESS, ctx.clientAddress);
  const passwordHash = await hashPassword(password);
  const { session, user } = await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ username, usernameKey: usernameKey(username), passwordHash })
      .onConflictDoNothing({ target: users.usernameKey })
      .returning({ id: users.id, username: users.username, isAdmin: users.isAdmin });
    if (!user) throw new AppError("conflict", "That name is taken.", { field: "username" });
    return { session: await createSession(tx, ctx, user.id, client), user };
  });
  logSecurity(ctx, "registration.succeeded", { userId: user.id, username: user.username });
  return { token: await encodeToken(session), user: { username: user.username, isAdmin: user.isAdmin } };
}
