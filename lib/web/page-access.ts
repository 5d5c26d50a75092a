import { MAGAZINE_FILTERS } from "@/lib/core/magazine-filters";

type PageAccess = "signed-out" | "signed-in" | "admin";

/**
 * The pages that are rendered per request because they read the session: each carries a nonce. The proxy's matcher
 * repeats these paths and those below, because Next parses it statically. Every other page is public and cached.
 */
export const SESSION_PAGES: Record<string, PageAccess> = {
  "/login": "signed-out",
  "/login/forgot": "signed-out",
  "/register": "signed-out",
  "/discover": "signed-in",
  "/map": "signed-in",
  "/profile": "signed-in",
  "/profile/guides": "signed-in",
  "/profile/lists": "signed-in",
  "/profile/places": "signed-in",
  "/profile/account": "signed-in",
  "/debug": "admin",
  "/admin": "admin",
  "/admin/themes": "admin",
  "/admin/sends": "admin",
  "/admin/guides": "admin",
  "/admin/health": "admin",
  "/admin/jobs": "admin",
  "/admin/log": "admin",
  "/admin/messages": "admin",
};

/**
 * Where the links of messages lead, including the API calls that show a page when opened. Their URLs carry tokens, so
 * they send no referrer. The proxy's matcher repeats these too.
 */
export const EMAIL_LINK_PAGES = [
  "/email/confirm/:path*",
  "/email/restaurant-status/:path*",
  "/email/link/:path*",
  "/email/address/:path*",
  "/email/reset/:path*",
  "/unsubscribe/:path*",
  "/api/email/confirm/:path*",
  "/api/email/restaurant-status/:path*",
  "/api/email/unsubscribe/:path*",
];

/** A city's page, of which what the query narrows is rendered per request. */
const CITY_PAGE = "/:city(san-francisco|oakland|berkeley|san-jose|peninsula)";

/** Rendered per request too: the outbox, searches, lists, and a guide or a place for a reader with a session. */
export const OTHER_PERSONAL_PAGES = [
  "/dev/outbox/:path*",
  "/search",
  "/profile/lists/:id",
  "/list/:token",
  ...MAGAZINE_FILTERS.map((key) => ({ source: CITY_PAGE, has: [{ type: "query", key }] })),
  { source: "/:page(guide|place)/:id", has: [{ type: "cookie", key: "kumquat.session" }] },
  { source: "/:page(guide|place)/:id", has: [{ type: "cookie", key: "__Host-kumquat.session" }] },
];
