import type { ServerResponse } from "node:http";
import { contentSecurityPolicy } from "../lib/http/content-security-policy.ts";
import { PERMISSIONS_POLICY } from "../lib/http/permissions-policy.ts";

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
const ONLY_HTTPS = "max-age=31536000; includeSubDomains";

/** The headers of every answer, by name. */
export function securityHeaders({ appUrl }: { appUrl: string }): Record<string, string> {
  if (!appUrl.startsWith("https:")) return EVERYWHERE;
  return { ...EVERYWHERE, "strict-transport-security": ONLY_HTTPS };
}

/** Puts the security headers on an answer before anything else writes to it, refusals and broken requests included. */
export function setSecurityHeaders(response: ServerResponse, { appUrl }: { appUrl: string }): void {
  for (const [name, value] of Object.entries(securityHeaders({ appUrl }))) response.setHeader(name, value);
}
