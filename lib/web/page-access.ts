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

/** Rendered per request too: the outbox, and a guide for a reader with a session. */
export const OTHER_PERSONAL_PAGES = [
  "/dev/outbox/:path*",
  { source: "/guide/:id", has: [{ type: "cookie", key: "kumquat.session" }] },
  { source: "/guide/:id", has: [{ type: "cookie", key: "__Host-kumquat.session" }] },
];
