import { signOut } from "@/lib/auth/end-session";
import { clearSessionCookie } from "@/lib/auth/session-cookie";
import { noContent } from "@/lib/http/answers";
import { route } from "@/lib/http/route";
import { fromElsewhere, hasUnbelievedCookie } from "@/lib/http/same-origin";

/** Whoever is not signed in any more is signed out too: the cookie goes in either case. */
export const POST = route({ access: "public" }, async ({ ctx, request }) => {
  if (ctx.user) await signOut({ ...ctx, user: ctx.user });
  else if (hasUnbelievedCookie(request)) throw fromElsewhere();
  return clearSessionCookie(noContent());
});
