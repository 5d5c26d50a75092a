import { PUBLIC_PAGE } from "./cache-headers.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { securityHeaders } from "./security-headers.ts";

type Condition = { type: "cookie" | "query"; key: string } | { type: "header"; key: string; value: string };
type Rule = {
  source: string;
  headers: { key: string; value: string }[];
  has?: Condition[];
  missing?: Condition[];
};

/** Addresses at which no page is answered. A test holds them against the routes. */
export const NO_PAGES = [
  "/api/:path*",
  "/_next/:path*",
  "/cover/:path*",
  "/embed/fonts/:path*",
  "/cover.png",
  "/guide/:id/cover.png",
  "/dev/outbox/:id/text",
  "/feeds/:path*",
  "/sitemaps/:path*",
  "/sitemap.xml",
  "/robots.txt",
  "/tiles/:path*",
  "/llms.txt",
  "/openapi.json",
  "/livez",
  "/readyz",
  "/metrics",
  "/icons/:path*",
  "/email/:image.png",
  "/:image(icon.svg|favicon.ico|apple-icon.png)",
];

/**
 * Next compiles the value of a header that has a colon, as a policy does, at each request whose rule names a part of the
 * address; where the parts have no names it doesn't. It also tries every rule in turn.
 */
export const EVERYWHERE = "/(.*)";

/** Several sources as one, without names. */
export const oneOf = (sources: readonly string[]): string =>
  `/(${sources
    .map((source) =>
      source
        .slice(1)
        .replaceAll(".", "\\.")
        .replace(/\/:\w+\*$/, "(?:/.*)?")
        .replace(/:\w+(?![\w(])/g, "[^/]+")
        .replace(/:\w+\(/g, "(?:"),
    )
    .join("|")})`;

/**
 * The headers that Next itself puts on its answers, whichever server runs it; of several rules the last one counts. Ours
 * sets the same ones earlier, on refusals too. Pages bring a stricter policy along: by nonce (proxy.ts) or by hashes
 * (server/page-cache.ts).
 */
export function configuredHeaders({ sessions, cityPage, filters }: SharedPages): Rule[] {
  const {
    "content-security-policy": noPage = "",
    "x-frame-options": frames = "",
    ...everywhere
  } = securityHeaders({
    isHttps: false,
  });
  const { "strict-transport-security": onlyHttps = "" } = securityHeaders({ isHttps: true });
  const isHttps: Condition[] = [{ type: "header", key: "x-forwarded-proto", value: "https" }];
  const policy = (value: string) => [{ key: "content-security-policy", value }];
  const shared = [{ key: "cache-control", value: PUBLIC_PAGE }];
  return [
    { source: EVERYWHERE, headers: Object.entries(everywhere).map(([key, value]) => ({ key, value })) },
    { source: "/((?!embed/guide/).*)", headers: [{ key: "x-frame-options", value: frames }] },
    { source: EVERYWHERE, has: isHttps, headers: [{ key: "strict-transport-security", value: onlyHttps }] },
    { source: EVERYWHERE, headers: policy(contentSecurityPolicy("any inline")) },
    { source: oneOf(NO_PAGES), headers: policy(noPage) },
    { source: "/embed/guide/([^/]+)", headers: policy(contentSecurityPolicy("embed")) },
    { source: "/sw.js", headers: policy(contentSecurityPolicy("worker")) },
    { source: "/(guide|privacy|about)?", headers: shared },
    { source: cityPage, missing: filters, headers: shared },
    { source: "/(guide|place)/([^/]+)", missing: sessions, headers: shared },
    { source: "/(guide|place)/([^/]+)", headers: [{ key: "vary", value: "Cookie" }] },
  ];
}

type SharedPages = {
  /** The cookies that make a page a reader's own. */
  sessions: { type: "cookie"; key: string }[];
  cityPage: string;
  /** The parameters that make a city's page one for this request. */
  filters: { type: "query"; key: string }[];
};
