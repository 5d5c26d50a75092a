import { contentSecurityPolicy } from "./content-security-policy.ts";
import { PERMISSIONS_POLICY } from "./permissions-policy.ts";

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": PERMISSIONS_POLICY,
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
  // For answers that are no pages; pages get their own in its place.
  "content-security-policy": contentSecurityPolicy("none"),
};

/** A year, and the hosts below ours, as ASVS asks (decision 034). */
const ONLY_HTTPS = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

/** The one address that any site may show in a frame (lib/web/embed): its policy says so, and x-frame-options can't. */
const FRAMED = /^\/embed\/guide\/[a-z0-9][a-z0-9._:-]*(?:\?|$)/i;
const { "x-frame-options": _, ...UNFRAMED } = EVERYWHERE;
const IN_FRAMES = { ...UNFRAMED, "content-security-policy": contentSecurityPolicy("embed") };

/** The security headers of every answer, by name. */
export function securityHeaders({ isHttps, path = "/" }: { isHttps: boolean; path?: string }): Record<string, string> {
  const headers = FRAMED.test(path) ? IN_FRAMES : EVERYWHERE;
  return isHttps ? { ...headers, ...ONLY_HTTPS } : headers;
}
