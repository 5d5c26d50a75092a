import type { SignedIn } from "@/lib/auth/contract";
import { requestToken } from "@/lib/auth/session";
import { clearSessionCookie, setSessionCookie } from "@/lib/auth/session-cookie";
import type { SessionUser } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { errorAnswer, json } from "@/lib/http/answers";
import { bearerToken } from "@/lib/http/bearer";
import { logRefusal } from "@/lib/http/log-refusal";
import { route } from "@/lib/http/route";

/** Reads a session back: for a browser that has the cookie and has lost what it stored. A dead cookie is cleared. */
export const GET = route({ access: "public" }, async ({ ctx, request }) => {
  if (ctx.user) return signedIn(ctx.user, request);
  const error = new AppError("unauthenticated", "Sign in to do this.");
  await logRefusal(error, request, { params: undefined, needsSession: true });
  const refusal = errorAnswer(error);
  return bearerToken(request.headers) === null ? clearSessionCookie(refusal) : refusal;
});

/** Trades the bearer for the cookie: for a browser that has stored a token and has lost the cookie. */
export const POST = route({ access: "user" }, async ({ ctx, request }) => {
  const answer = signedIn(ctx.user, request);
  return setSessionCookie(json(answer), answer.token);
});

function signedIn({ username, isAdmin }: SessionUser, request: Request): SignedIn {
  return { token: requestToken(request.headers) ?? "", user: { username, isAdmin } };
}
