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

/** The security headers of every answer, by name. */
export const securityHeaders = ({ isHttps }: { isHttps: boolean }): Record<string, string> =>
  isHttps ? { ...EVERYWHERE, ...ONLY_HTTPS } : EVERYWHERE;
