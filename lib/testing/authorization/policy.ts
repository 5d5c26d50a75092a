/** The access levels, in the words of the specification (2 and 6) and the contract (1, "Who may"). */
export type Level =
  | "everyone"
  /** Signed-in readers are sent to /discover. */
  | "signed-out"
  /** Everybody else is sent to /login, or responded with 401. */
  | "signed-in"
  /** The same; the call finds out itself, since its refusal also clears a dead cookie. */
  | "signed-in-by-itself"
  /** 401 or /login when signed out, 403 or Access Denied for a reader, before anything is looked up. */
  | "administrators"
  /** 404 for everybody else: it does not exist for them. */
  | "administrators-unseen"
  /** Only whoever signs the request. */
  | "signers";

/**
 * Rows are "METHODS path", with "?flag" for a query with that flag set. What others than administrators may reach is
 * listed path by path; "/**" is for administrators only, with everything below it.
 */
export const POLICY: Record<Level, readonly string[]> = {
  everyone: [
    "GET /landing/[greeting]",
    "GET /privacy/[edition]",
    "GET /about/[edition]",
    "GET /city/[city]",
    "GET /city/[city]/view",
    "GET /search",
    "GET /place/[id]",
    "GET /place/[id]/member",
    "GET /list/[token]",
    "GET /guide",
    "GET /guide/[id]",
    "GET /guide/[id]/member",
    "GET /guide/[id]/cover.png",
    "GET /unsubscribe/[[...path]]",
    "GET /email/confirm/[[...path]]",
    "GET /email/restaurant-status/[[...path]]",
    "GET /email/address/[[...path]]",
    "GET /email/reset/[[...path]]",
    "GET /offline",
    "GET /sw.js",
    "GET /cover.png",
    "GET /cover/[id]",
    "GET /cover/[id]/picture.png",
    "GET /tiles/[version]/[z]/[x]/[y]",
    "GET /tiles/[version]/streets/[view]",
    "GET /feeds/[feed]",
    "GET /sitemap.xml",
    "GET /sitemaps/[part]",
    "GET /robots.txt",
    "GET /manifest.webmanifest",
    "GET /openapi.json",
    "GET /llms.txt",
    "GET /embed/fonts/[file]",
    "GET /embed/guide/[id]",
    "POST /api/auth/register",
    "POST /api/auth/login",
    "POST /api/auth/logout",
    "POST,PUT /api/auth/password-reset",
    "POST /api/account/email/confirm",
    "GET /api/restaurants/cities",
    "GET /api/guides/email",
    "GET /api/guides/[id]/public",
    "GET /api/photos/[id]",
    "POST /api/reports",
    "POST /api/email/subscribe",
    "GET /api/email/confirm/[token]",
    "GET /api/email/restaurant-status/[token]/[restaurantId]/[status]",
    "POST /api/email/unsubscribe/[token]",
    "POST /api/webhooks/bounces",
    "POST /api/webhooks/resend",
    "GET /api/health",
    "GET /api/oembed",
    "GET /livez",
    "GET /readyz",
    "GET,POST,PUT,PATCH,DELETE /api/[[...unknown]]",
  ],
  "signed-out": ["GET /login", "GET /login/forgot", "GET /register"],
  "signed-in": [
    "GET /discover",
    "GET /map",
    "GET /profile",
    "GET /profile/guides",
    "GET /profile/lists",
    "GET /profile/lists/[id]",
    "GET /profile/places",
    "GET /profile/account",
    "DELETE /api/account",
    "POST,DELETE /api/account/email",
    "DELETE /api/account/email/pending",
    "PUT /api/account/password",
    "DELETE /api/account/sessions",
    "DELETE /api/account/sessions/[id]",
    "GET /api/account/export",
    "GET /api/account/weekly-emails",
    "PUT,DELETE /api/account/weekly-emails/[id]",
    "GET /email/link/[claim]",
    "POST /api/auth/session",
    "GET,POST /api/email/claims/[claim]",
    "GET,POST /api/guides",
    "GET /api/guides/allowance",
    "GET /api/guides/example-prompt",
    "GET /api/guides/[id]",
    "POST /api/guides/[id]/correct",
    "PUT,DELETE /api/guides/[id]/own",
    "POST,DELETE /api/guides/[id]/saved-places",
    "GET,POST /api/lists",
    "PUT,DELETE /api/lists/[id]",
    "POST,DELETE /api/lists/[id]/share",
    "PUT,DELETE /api/lists/[id]/places/[restaurantId]",
    "POST /api/lists/[id]/places/[restaurantId]/move",
    "GET /api/restaurants/[id]",
    "POST /api/restaurants/[id]/status",
    "GET /api/restaurants/saved",
    "GET /api/restaurants/saved/export",
    "GET,POST /api/restaurants/search",
    "POST /api/taste/near",
    "GET,POST /api/restaurants/imports",
    "GET /api/restaurants/imports/[id]",
    "GET /api/restaurants/imports/[id]/not-found",
    "POST /api/restaurants/imports/[id]/apply",
    "POST /api/restaurants/imports/[id]/undo",
  ],
  "signed-in-by-itself": ["GET /api/auth/session"],
  administrators: [
    "GET /admin/**",
    "GET /debug",
    "GET /api/guides ?includeAll",
    "POST /api/guides ?debug",
    "PUT,DELETE /api/guides/[id]",
    "GET,POST,PUT,PATCH,DELETE /api/guides/[id]/entries/**",
    "GET,POST,PUT,PATCH,DELETE /api/guides/runs/**",
    "GET /api/guides/flags",
    "GET /api/reports",
    "POST /api/reports/[restaurantId]/settle",
    "PUT /api/restaurants/[id]",
    "GET,POST,PUT,PATCH,DELETE /api/scheduled-themes/**",
    "GET /api/guides/[id]/generation",
    "POST /api/email/guides/[id]/send-test",
    "GET /api/restaurants/all",
    "GET /api/restaurants/quadtree",
    "GET,POST,PUT,PATCH,DELETE /api/editions/**",
    "GET,POST,PUT,PATCH,DELETE /api/jobs/**",
    "GET,POST,PUT,PATCH,DELETE /api/admin-log/**",
  ],
  "administrators-unseen": ["GET /dev/outbox", "GET /dev/outbox/[id]", "GET /dev/outbox/[id]/text"],
  signers: ["GET,POST,PUT /api/inngest", "GET /metrics"],
};

/**
 * Administrators' writes that only request something, and the one table that may store what they were shown. They
 * change nothing else, so they need no row in the log.
 */
export const UNLOGGED_WRITES: Record<string, string> = {
  "POST /api/guides/[id]/entries/[restaurantId]/proposal": "entry_proposals",
};

/** Calls that show a guide as any visitor sees it, also to administrators: an admin-only guide is not found there. */
export const PUBLIC_VIEWS: readonly string[] = [
  "/api/guides/[id]/public",
  "/guide/[id]/cover.png",
  "/embed/guide/[id]",
  "/api/oembed",
];
