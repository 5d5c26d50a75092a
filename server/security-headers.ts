import type { ServerResponse } from "node:http";
import { permissionsPolicy } from "../lib/security/permissions-policy.ts";

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": permissionsPolicy(),
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
  // For answers made before any route is found; routes and pages put their own in its place.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

const HALF_A_YEAR_SECONDS = 15_552_000;

/** The headers of every answer, by name. */
export function securityHeaders({ appUrl }: { appUrl: string }): Record<string, string> {
  if (!appUrl.startsWith("https:")) return EVERYWHERE;
  return { ...EVERYWHERE, "strict-transport-security": `max-age=${HALF_A_YEAR_SECONDS}` };
}

/** Puts the security headers on an answer before anything else writes to it, refusals and broken requests included. */
export function setSecurityHeaders(response: ServerResponse, { appUrl }: { appUrl: string }): void {
  for (const [name, value] of Object.entries(securityHeaders({ appUrl }))) response.setHeader(name, value);
}
