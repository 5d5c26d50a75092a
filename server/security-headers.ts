import type { ServerResponse } from "node:http";
import { securityHeaders } from "../lib/http/security-headers.ts";

/** Puts the security headers on an answer before anything else writes to it, refusals and broken requests included. */
export function setSecurityHeaders(response: ServerResponse, { appUrl }: { appUrl: string }): void {
  const headers = securityHeaders({ isHttps: appUrl.startsWith("https:") });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
