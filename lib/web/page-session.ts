import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { logSecurity } from "@/lib/auth/security-log";
import { findSessionUser, requestToken } from "@/lib/auth/session";
import { env } from "@/lib/core/env";
import type { SessionUser } from "@/lib/core/session-user";
import { clientAddress } from "@/lib/http/client-address";
import { runtime } from "@/lib/ports/runtime";
import { loginPathFrom, PAGE_HEADER, returnPathFromReferer } from "./return-path";

/** The user of this page; read from the database once per request. It makes the page dynamic. */
export const findPageUser = cache(async (): Promise<SessionUser | null> => {
  const requestHeaders = await headers();
  return findSessionUser(runtime().db, requestHeaders);
});

/**
 * For the pages of signed-in readers; anybody else is redirected to the sign-in, which leads back to the page, or at
 * `login` elsewhere. Every such page calls it itself.
 */
export async function requirePageUser(login?: string): Promise<SessionUser> {
  const user = await findPageUser();
  if (user) return user;
  const requestHeaders = await headers();
  if (requestToken(requestHeaders))
    logSecurity(securityLogContext(requestHeaders), "session.refused", { call: PAGE_ENDPOINT });
  return redirect(login ?? loginPathFrom(requestHeaders.get(PAGE_HEADER)));
}

/** For the pages of administrators, which show Access Denied to anybody else. */
export async function logPageRefusal({ id, username }: SessionUser): Promise<void> {
  logSecurity(securityLogContext(await headers()), "access.refused", { userId: id, username, call: PAGE_ENDPOINT });
}

/** For /login and /register: a signed-in reader is redirected to `next`, or to their guides. */
export async function requireSignedOut(next = "/discover"): Promise<void> {
  if (await findPageUser()) redirect(next);
}

/** For /login and /register without a way back in their address: the page of ours that the reader comes from. */
export async function cameFrom(): Promise<string | undefined> {
  return returnPathFromReferer((await headers()).get("referer"), env().APP_URL);
}

/** Next gives a page its headers but not its URL. */
const PAGE_ENDPOINT = "GET page";

const securityLogContext = (requestHeaders: Headers) => ({
  now: new Date(),
  clientAddress: clientAddress(requestHeaders),
  providers: runtime().providers,
});
