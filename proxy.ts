import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/core/env";
import { contentSecurityPolicy } from "@/lib/http/content-security-policy";
import { resolveEmailLink } from "@/lib/web/email-link";
import { MAP_PAGE, mapHosts } from "@/lib/web/map-hosts";
import { SESSION_PAGES } from "@/lib/web/page-access";
import { loginPath, PAGE_HEADER } from "@/lib/web/return-path";
import { cookieToken } from "./lib/auth/session-cookie";

/**
 * Spares a page the work for visitors without any cookie, and gives the others a nonce. It decides nothing: whether
 * the cookie is worth something, and for what, the page itself asks the database. Links of messages that lead to a
 * call show the page of the same path, unless a script of ours asks.
 */
export function proxy(request: NextRequest): NextResponse {
  const access = SESSION_PAGES[request.nextUrl.pathname];
  if (access !== undefined && access !== "signed-out" && cookieToken(request.headers) === null) {
    return NextResponse.redirect(new URL(loginPath(request.nextUrl), request.nextUrl));
  }
  const emailLink = resolveEmailLink(request);
  if (emailLink === "call") return NextResponse.next({ headers: { "referrer-policy": "no-referrer" } });
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const { APP_URL, NODE_ENV } = env();
  const isMap = request.nextUrl.pathname === MAP_PAGE;
  const policy = contentSecurityPolicy(
    { nonce },
    {
      isDev: NODE_ENV === "development",
      isHttps: APP_URL.startsWith("https:"),
      mapHosts: isMap ? mapHosts(env()) : [],
    },
  );
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set(PAGE_HEADER, request.nextUrl.pathname + request.nextUrl.search);
  const response =
    emailLink === "none"
      ? NextResponse.next({ request: { headers } })
      : NextResponse.rewrite(new URL(emailLink.page, request.nextUrl), { request: { headers } });
  response.headers.set("content-security-policy", policy);
  if (carriesToken(request)) response.headers.set("referrer-policy", "no-referrer");
  return response;
}

/** Where messages lead, and where they are kept; and shared lists, whose address is all that it takes to read them. */
const SECRET_LINKS = /^\/(?:(?:api\/)?(?:email|unsubscribe|dev\/outbox)|list)(?:\/|$)/;

/** Such a link, and the sign-in that its claim is brought to. */
const carriesToken = ({ nextUrl }: NextRequest): boolean =>
  nextUrl.searchParams.has("claim") || SECRET_LINKS.test(nextUrl.pathname);

export const config = {
  matcher: [
    "/login",
    "/login/forgot",
    "/register",
    "/discover",
    "/map",
    "/profile",
    "/profile/guides",
    "/profile/lists",
    "/profile/places",
    "/profile/account",
    "/debug",
    "/admin",
    "/admin/themes",
    "/admin/sends",
    "/admin/guides",
    "/admin/health",
    "/admin/jobs",
    "/admin/log",
    "/admin/messages",
    "/email/confirm/:path*",
    "/email/restaurant-status/:path*",
    "/email/link/:path*",
    "/email/address/:path*",
    "/email/reset/:path*",
    "/unsubscribe/:path*",
    "/api/email/confirm/:path*",
    "/api/email/restaurant-status/:path*",
    "/api/email/unsubscribe/:path*",
    "/dev/outbox/:path*",
    "/search",
    "/profile/lists/:id",
    "/list/:token",
    { source: "/:city(san-francisco|oakland|berkeley|san-jose|peninsula)", has: [{ type: "query", key: "q" }] },
    { source: "/:city(san-francisco|oakland|berkeley|san-jose|peninsula)", has: [{ type: "query", key: "quarter" }] },
    { source: "/:city(san-francisco|oakland|berkeley|san-jose|peninsula)", has: [{ type: "query", key: "craving" }] },
    { source: "/:city(san-francisco|oakland|berkeley|san-jose|peninsula)", has: [{ type: "query", key: "occasion" }] },
    { source: "/:city(san-francisco|oakland|berkeley|san-jose|peninsula)", has: [{ type: "query", key: "price" }] },
    { source: "/:city(san-francisco|oakland|berkeley|san-jose|peninsula)", has: [{ type: "query", key: "month" }] },
    { source: "/:page(guide|place)/:id", has: [{ type: "cookie", key: "kumquat.session" }] },
    { source: "/:page(guide|place)/:id", has: [{ type: "cookie", key: "__Host-kumquat.session" }] },
  ],
};
