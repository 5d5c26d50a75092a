import { bearerToken } from "@/lib/auth/bearer";
import { requestToken } from "@/lib/auth/session";
import { clearSessionCookie, setSessionCookie } from "@/lib/auth/session-cookie";
import type { SignedIn } from "@/lib/contracts/account";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import { logRefusal } from "@/lib/http/log-refusal";
import { errorResponse, json } from "@/lib/http/response";
import { route } from "@/lib/http/route";

/** Returns the session's user, for a browser that has only the cookie left. Clears an invalid cookie. */
export const GET = route({ access: "public" }, async ({ ctx, request }) => {
  if (ctx.user) return toSignedIn(ctx.user, request);
  const error = new AppError("unauthenticated", "Sign in to do this.");
  await logRefusal(error, request, { params: undefined, needsSession: true });
  const refusal = errorResponse(error);
  return bearerToken(request.headers) === null ? clearSessionCookie(refusal) : refusal;
});

/** Trades the bearer for the cookie: for a browser that has stored a token and has lost the cookie. */
export const POST = route({ access: "user" }, async ({ ctx, request }) => {
  const response = toSignedIn(ctx.user, request);
  return setSessionCookie(json(response), response.token);
});

function toSignedIn({ username, isAdmin }: SessionUser, request: Request): SignedIn {
  return { token: requestToken(request.headers) ?? "", user: { username, isAdmin } };
}
