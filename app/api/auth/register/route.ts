import { RegisterInput } from "@/lib/auth/contract";
import { register } from "@/lib/auth/register";
import { setSessionCookie } from "@/lib/auth/session-cookie";
import { readSigningClient } from "@/lib/auth/signing-client";
import { json } from "@/lib/http/answers";
import { route } from "@/lib/http/route";
import { believedHeaders } from "@/lib/http/same-origin";

export const POST = route({ access: "public", body: RegisterInput }, async ({ ctx, body, request }) => {
  const signedIn = await register(ctx, body, await readSigningClient(believedHeaders(request)));
  return setSessionCookie(json(signedIn, { status: 201 }), signedIn.token);
});
