import { SignInInput } from "@/lib/auth/contract";
import { setSessionCookie } from "@/lib/auth/session-cookie";
import { signIn } from "@/lib/auth/sign-in";
import { readSigningClient } from "@/lib/auth/signing-client";
import { json } from "@/lib/http/answers";
import { route } from "@/lib/http/route";
import { believedHeaders } from "@/lib/http/same-origin";

export const POST = route({ access: "public", body: SignInInput }, async ({ ctx, body, request }) => {
  const signedIn = await signIn(ctx, body, await readSigningClient(believedHeaders(request)));
  return setSessionCookie(json(signedIn), signedIn.token);
});
