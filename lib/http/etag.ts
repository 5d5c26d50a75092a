import { createHash } from "node:crypto";

/** A tag that changes when any of its parts does. */
export function etagOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return `"${hash.digest("base64url").slice(0, 22)}"`;
}

/** Whether the client has this already. */
export const matchesEtag = (request: Request, etag: string): boolean =>
  namesEtag(request.headers.get("if-none-match"), etag);

/** By an If-None-Match header. Compared weakly (RFC 9110), because proxies that compress mark tags as weak. */
export const namesEtag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch?.trim() === "*" ||
  Boolean(ifNoneMatch?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag));
