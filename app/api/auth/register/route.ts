import { RegisterInput } from "@/lib/auth/contract";
import { register } from "@/lib/auth/register";
import { setSessionCookie } from "@/lib/auth/session-cookie";
import { json } from "@/lib/http/answers";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: RegisterInput }, async ({ ctx, body, request }) => {
  const signedIn = await register(ctx, body, request.headers.get("user-agent"));
  return setSessionCookie(json(signedIn, { status: 201 }), signedIn.token);
});
