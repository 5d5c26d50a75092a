type PageAccess = "signed-out" | "signed-in" | "admin";

/**
 * The pages that are made per request because they ask who is there: each carries a nonce. The proxy's matcher repeats
 * these paths and those below, since it must be readable without being run. Every other page is public and kept.
 */
export const SESSION_PAGES: Record<string, PageAccess> = {
  "/login": "signed-out",
  "/register": "signed-out",
  "/discover": "signed-in",
  "/map": "signed-in",
  "/profile": "signed-in",
  "/profile/places": "signed-in",
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
 * Where the links of messages lead, the calls among them that show a page to whoever opens them. Their addresses carry
 * tokens, so they send no referrer. The proxy's matcher repeats these too.
 */
export const EMAIL_LINK_PAGES = [
  "/email/confirm/:path*",
  "/email/restaurant-status/:path*",
  "/email/link/:path*",
  "/unsubscribe/:path*",
  "/api/email/confirm/:path*",
  "/api/email/restaurant-status/:path*",
  "/api/email/unsubscribe/:path*",
];

/** Made per request too, for whoever asks: the outbox, and a guide for a reader with a session. */
export const OTHER_PERSONAL_PAGES = [
  "/dev/outbox/:path*",
  { source: "/guide/:id", has: [{ type: "cookie", key: "kumquat.session" }] },
  { source: "/guide/:id", has: [{ type: "cookie", key: "__Host-kumquat.session" }] },
];
