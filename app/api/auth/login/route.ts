import { SignInInput } from "@/lib/auth/contract";
import { setSessionCookie } from "@/lib/auth/session-cookie";
import { signIn } from "@/lib/auth/sign-in";
import { json } from "@/lib/http/answers";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: SignInInput }, async ({ ctx, body, request }) => {
  const signedIn = await signIn(ctx, body, request.headers.get("user-agent"));
  return setSessionCookie(json(signedIn), signedIn.token);
});
