import { markAfterSignIn } from "@/lib/account/mark-after-sign-in";
import { setSessionCookie } from "@/lib/auth/session-cookie";
import { signIn } from "@/lib/auth/sign-in";
import { readSignInClient } from "@/lib/auth/sign-in-client";
import { SignInInput } from "@/lib/contracts/account";
import { trustedHeaders } from "@/lib/http/csrf";
import { json } from "@/lib/http/response";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: SignInInput }, async ({ ctx, body, request }) => {
  const signedIn = await signIn(ctx, body, await readSignInClient(trustedHeaders(request)));
  const done = await markAfterSignIn(ctx, signedIn.token, body.mark);
  return setSessionCookie(json({ ...signedIn, ...done }), signedIn.token);
});
