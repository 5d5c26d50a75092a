import type { SignedIn } from "@/lib/auth/contract";
import { requestToken } from "@/lib/auth/session";
import { setSessionCookie } from "@/lib/auth/session-cookie";
import type { SessionUser } from "@/lib/context";
import { json } from "@/lib/http/answers";
import { route } from "@/lib/http/route";

/** Reads a session back: for a browser that has the cookie and has lost what it stored. */
export const GET = route({ access: "user" }, async ({ ctx, request }) => signedIn(ctx.user, request));

/** Trades the bearer for the cookie: for a browser that has stored a token and has lost the cookie. */
export const POST = route({ access: "user" }, async ({ ctx, request }) => {
  const answer = signedIn(ctx.user, request);
  return setSessionCookie(json(answer), answer.token);
});

function signedIn({ username, isAdmin }: SessionUser, request: Request): SignedIn {
  return { token: requestToken(request.headers) ?? "", user: { username, isAdmin } };
}
