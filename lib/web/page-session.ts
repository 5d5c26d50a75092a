import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { logSecurity } from "@/lib/auth/security-log";
import { findSessionUser, requestToken } from "@/lib/auth/session";
import type { SessionUser } from "@/lib/core/session-user";
import { clientAddress } from "@/lib/http/client-address";
import { runtime } from "@/lib/ports/runtime";

/** Who is asking for this page; read from the database once per request. It makes the page dynamic. */
export const findPageUser = cache(async (): Promise<SessionUser | null> => {
  const asked = await headers();
  return findSessionUser(runtime().db, asked);
});

/** For the pages of signed-in readers; anybody else is sent to /login. Every such page calls it itself. */
export async function requirePageUser(): Promise<SessionUser> {
  const user = await findPageUser();
  if (user) return user;
  const asked = await headers();
  if (requestToken(asked)) logSecurity(securityLogContext(asked), "session.refused", { call: PAGE_ENDPOINT });
  return redirect("/login");
}

/** For the pages of administrators, which show Access Denied instead of their room to whoever is none. */
export async function logPageRefusal({ id, username }: SessionUser): Promise<void> {
  logSecurity(securityLogContext(await headers()), "access.refused", { userId: id, username, call: PAGE_ENDPOINT });
}

/** For /login and /register: a signed-in reader is sent to their guides, or to what they came for. */
export async function requireSignedOut(next = "/discover"): Promise<void> {
  if (await findPageUser()) redirect(next);
}

/** Next tells a page its headers and not its address. */
const PAGE_ENDPOINT = "GET page";

const securityLogContext = (asked: Headers) => ({
  now: new Date(),
  clientAddress: clientAddress(asked),
  providers: runtime().providers,
});
