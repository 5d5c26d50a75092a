import type { ServerResponse } from "node:http";
import { securityHeaders } from "../lib/http/security-headers.ts";

type Asked = { appUrl: string; path?: string };

/** Puts the security headers on an answer before anything else writes to it, refusals and broken requests included. */
export function setSecurityHeaders(response: ServerResponse, { appUrl, path }: Asked): void {
  const headers = securityHeaders({ isHttps: appUrl.startsWith("https:"), path });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
