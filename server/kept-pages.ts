import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const MAX_BYTES = 64 * 1024 * 1024;
/** Above this each step costs much more time than it saves bytes. */
const BROTLI_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page's bytes, and the sources by which its policy names its scripts. */
export type KeptPage = { body: Buffer; scripts: readonly string[] };

const kept = new Map<string, KeptPage>();
let bytes = 0;

/** The page of an ETag in an encoding. The tag is made from the page's text, so what is found can't be out of date. */
export function findKeptPage(etag: string, encoding: Encoding): KeptPage | undefined {
  const key = keyOf(etag, encoding);
  const page = kept.get(key);
  if (!page) return undefined;
  kept.delete(key);
  kept.set(key, page);
  return page;
}

/** The least recently used pages make room. */
export function keepPage(etag: string, encoding: Encoding, page: KeptPage): void {
  const key = keyOf(etag, encoding);
  bytes += page.body.byteLength - (kept.get(key)?.body.byteLength ?? 0);
  kept.set(key, page);
  for (const [oldest, { body }] of kept) {
    if (bytes <= MAX_BYTES) return;
    kept.delete(oldest);
    bytes -= body.byteLength;
  }
}

export function encodePage(text: string, encoding: Encoding): Buffer {
  if (encoding === "br") return brotliCompressSync(text, BROTLI_QUALITY);
  return encoding === "gzip" ? gzipSync(text) : Buffer.from(text);
}

/** What a client's Accept-Encoding allows, the smallest first. */
export function encodingFor(accepted: string | undefined): Encoding {
  const offers = (accepted ?? "")
    .toLowerCase()
    .split(",")
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(";")[0]?.trim());
  return offers.includes("br") ? "br" : offers.includes("gzip") ? "gzip" : "identity";
}

const keyOf = (etag: string, encoding: Encoding) => `${encoding} ${etag}`;
