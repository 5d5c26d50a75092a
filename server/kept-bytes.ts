import type { ServerResponse } from "node:http";

/** A page's text is written to the socket as UTF-8; below this it costs nothing that can be measured. */
const WORTH_KEEPING = 4_096;
const KEPT_MAX_BYTES = 32 * 1024 * 1024;

const kept = new Map<string, Buffer>();
let keptBytes = 0;

/**
 * Encodes a cached page once instead of at every request, which is half of what sending it costs. Next hands the same
 * text over each time, under an ETag made from it: the ETag is the key, so nothing here can be out of date.
 */
export function keepBytes(response: ServerResponse): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((body: unknown, ...rest: unknown[]) => {
    const etag = response.getHeader("etag");
    const isPage = typeof body === "string" && body.length >= WORTH_KEEPING && response.hasHeader("x-nextjs-cache");
    if (!isPage || typeof etag !== "string") return end(body, ...rest);
    return end(bytesOf(etag, body), ...rest.filter((each) => typeof each === "function"));
  }) as ServerResponse["end"];
}

/** The least recently used go first. */
function bytesOf(etag: string, text: string): Buffer {
  const known = kept.get(etag);
  if (known) kept.delete(etag);
  else keptBytes += Buffer.byteLength(text);
  const bytes = known ?? Buffer.from(text);
  kept.set(etag, bytes);
  for (const [oldest, { byteLength }] of kept) {
    if (keptBytes <= KEPT_MAX_BYTES) break;
    kept.delete(oldest);
    keptBytes -= byteLength;
  }
  return bytes;
}
