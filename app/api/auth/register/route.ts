import { markAfterSignIn } from "@/lib/account/mark-after-sign-in";
import { register } from "@/lib/auth/register";
import { setSessionCookie } from "@/lib/auth/session-cookie";
import { readSignInClient } from "@/lib/auth/sign-in-client";
import { RegisterInput } from "@/lib/contracts/account";
import { trustedHeaders } from "@/lib/http/csrf";
import { json } from "@/lib/http/response";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: RegisterInput }, async ({ ctx, body, request }) => {
  const signedIn = await register(ctx, body, await readSignInClient(trustedHeaders(request)));
  const done = await markAfterSignIn(ctx, signedIn.token, body.mark);
  return setSessionCookie(json({ ...signedIn, ...done }, { status: 201 }), signedIn.token);
});
