import { createHash } from "node:crypto";

type Kind = {
  type: string;
  maxAgeSeconds: number;
  /** The address changes whenever the content does. */
  isImmutable?: boolean;
};

/** An answer that is the same for everybody: caches may keep it, and whoever has it already is told so. */
export function publicAnswer(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  { type, maxAgeSeconds, isImmutable = false }: Kind,
): Response {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = {
    etag,
    "cache-control": `public, max-age=${maxAgeSeconds}${isImmutable ? ", immutable" : ""}`,
  };
  const isKnown = matches(request.headers.get("if-none-match"), etag);
  if (isKnown) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "content-type": type } });
}

/** If-None-Match compares weakly (RFC 9110): proxies that compress mark tags as weak. */
const matches = (asked: string | null, etag: string): boolean =>
  asked !== null && (asked.trim() === "*" || asked.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag));
