type Access = "signed-out" | "signed-in" | "admin";

/**
 * The pages that are made per request because they ask who is there: each may carry a nonce. Everything else is
 * public. The proxy's matcher repeats these paths, since it must be readable without being run.
 */
export const SESSION_PAGES: Record<string, Access> = {
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
export const LETTER_PAGES = [
  "/email/confirm/:path*",
  "/email/restaurant-status/:path*",
  "/email/link/:path*",
  "/unsubscribe/:path*",
  "/api/email/confirm/:path*",
  "/api/email/restaurant-status/:path*",
  "/api/email/unsubscribe/:path*",
];
