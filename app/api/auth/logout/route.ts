import { clearSessionCookie } from "@/lib/auth/session-cookie";
import { signOut } from "@/lib/auth/sign-out";
import { crossSiteError, hasDroppedCookie } from "@/lib/http/csrf";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";

/** Also signs out whoever has no valid session: the cookie is cleared in either case. */
export const POST = route({ access: "public" }, async ({ ctx, request }) => {
  if (ctx.user) await signOut({ ...ctx, user: ctx.user });
  else if (hasDroppedCookie(request)) throw crossSiteError();
  return clearSessionCookie(noContent());
});
