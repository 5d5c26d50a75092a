import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { etagOf } from "../lib/http/etag.ts";
import { inlineScripts } from "../lib/http/inline-scripts.ts";

type Encoding = "br" | "gzip" | "identity";

const MAX_BYTES = 64 * 1024 * 1024;
/** A kept page is encoded once: of a guide's 276 KB, 22.7 KB in 21 ms; the next step takes 70 for 21.4, and 7 took 8 for 23.1. */
const BROTLI_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** Below this, encoding costs nothing that can be measured. */
const WORTH_ENCODING = 4_096;

/** What is made of a page's text once: its ETag, the sources by which its policy names its scripts, and its bytes. */
type KeptPage = { etag: string; scripts: readonly string[]; bodies: Map<Encoding, Buffer> };

/**
 * By their text, so that what is found can't be out of date. Next hands over the very string that it has cached, which is
 * found without being read.
 */
const kept = new Map<string, KeptPage>();
let bytes = 0;

/** The page of a text, which is kept from now on. The least recently used pages make room. */
export function keptPage(text: string): KeptPage {
  const known = kept.get(text);
  const page = known ?? makePage(text);
  if (known) kept.delete(text);
  else bytes += text.length;
  kept.set(text, page);
  makeRoom();
  return page;
}

/** A page that is sent once. */
export const makePage = (text: string): KeptPage => ({
  etag: etagOf(text),
  scripts: inlineScripts(text),
  bodies: new Map(),
});

/** The page's bytes, and how they are encoded: small ones as they are. */
export function bodyOf(page: KeptPage, text: string, accepted: Encoding): { body: Buffer; encoding: Encoding } {
  const encoding = text.length >= WORTH_ENCODING ? accepted : "identity";
  const known = page.bodies.get(encoding);
  if (known) return { body: known, encoding };
  const body = encode(text, encoding);
  page.bodies.set(encoding, body);
  if (kept.get(text) === page) bytes += body.byteLength;
  return { body, encoding };
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

function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === "br") return brotliCompressSync(text, BROTLI_QUALITY);
  return encoding === "gzip" ? gzipSync(text) : Buffer.from(text);
}

function makeRoom(): void {
  for (const [text, { bodies }] of kept) {
    if (bytes <= MAX_BYTES) return;
    kept.delete(text);
    bytes -= text.length + [...bodies.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}
