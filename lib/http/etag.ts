import { createHash } from "node:crypto";

/** A tag that changes when any of its parts does. */
export function etagOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return `"${hash.digest("base64url").slice(0, 22)}"`;
}

/** Whether the client has this already. Compared weakly (RFC 9110), because proxies that compress mark tags as weak. */
export function matchesEtag(request: Request, etag: string): boolean {
  const ifNoneMatch = request.headers.get("if-none-match");
  return (
    ifNoneMatch !== null &&
    (ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag))
  );
}
