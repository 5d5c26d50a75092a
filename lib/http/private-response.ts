import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { etagOf, matchesEtag } from "./etag";
import { PRECOMPRESSED_HEADER, takesGzip } from "./precompressed";

/** Cached by the one browser alone, and revalidated each time. */
const PRIVATE_REVALIDATED = "private, no-cache";

/** JSON that belongs to one person and that they request again and again: 304 where they have it already. */
export function privateJson(request: Request, body: unknown): Response {
  const text = JSON.stringify(body);
  return revalidatedResponse(request, etagOf(text), () => text);
}

type Listing<T> = {
  /** Changes whenever anything in the list may have changed. */
  version: string;
  pages: AsyncIterable<T[]>;
};

/** The latest responses that are cached whole, by the version of their lists. */
const CACHED_LISTINGS_MAX = 4;
/** Before compression: a longer list is read anew each time, as it would have to be held whole to be cached. */
const CACHED_BYTES_MAX = 16 * 1024 * 1024;
type CachedListing = { etag: string; gzipped: Uint8Array<ArrayBuffer> };
const listingCache = new Map<string, CachedListing>();

/** As streamListing, for a list that is requested again and again: it is read once per version. */
export async function cachedListing<T>(request: Request, name: string, listing: Listing<T>): Promise<Response> {
  const key = etagOf(name, listing.version);
  const known = listingCache.get(key);
  if (known) return cachedResponse(request, known);
  const response = await streamListing(request, name, listing);
  const etag = response.headers.get("etag");
  if (!response.body || !etag) return response;
  const [sent, copied] = response.body.tee();
  cacheListing(key, etag, copied);
  return new Response(sent, response);
}

async function cacheListing(key: string, etag: string, stream: ReadableStream<Uint8Array>): Promise<void> {
  const body = await readUpTo(CACHED_BYTES_MAX, stream).catch(() => null);
  if (!body) return;
  const packed = new Uint8Array(await promisify(gzip)(body));
  listingCache.delete(listingCache.size < CACHED_LISTINGS_MAX ? key : (listingCache.keys().next().value ?? key));
  listingCache.set(key, { etag, gzipped: packed });
}

/** Null if it is longer. */
async function readUpTo(bytes: number, stream: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.byteLength;
    if (length > bytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Compressed once, for clients that accept it: compressing again takes longer than reading the list. */
async function cachedResponse(request: Request, { etag, gzipped }: CachedListing): Promise<Response> {
  const isPacked = takesGzip(request);
  const body = isPacked ? new Uint8Array(gzipped) : new Uint8Array(await promisify(gunzip)(gzipped));
  const response = revalidatedResponse(request, etag, () => body);
  response.headers.set("vary", "accept-encoding");
  if (isPacked && response.status === 200) {
    response.headers.set(PRECOMPRESSED_HEADER, "gzip");
    // Next's own compression would compress it once more.
    response.headers.set("cache-control", `${PRIVATE_REVALIDATED}, no-transform`);
  }
  return response;
}

/** `{name: [...]}` sent page by page: a list of any length is never held as a whole. */
export async function streamListing<T>(
  request: Request,
  name: string,
  { version, pages }: Listing<T>,
): Promise<Response> {
  const iterator = pages[Symbol.asyncIterator]();
  const first = await iterator.next();
  const start = `{${JSON.stringify(name)}:[${first.done ? "" : itemsOf(first.value)}`;
  // The first page is in the tag for the shape of its items, which may change when no row does.
  return revalidatedResponse(request, etagOf(version, start), () => streamPages(request, start, iterator));
}

function revalidatedResponse(request: Request, etag: string, body: () => BodyInit): Response {
  const headers = { etag, "cache-control": PRIVATE_REVALIDATED };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body(), { headers: { ...headers, "content-type": "application/json" } });
}

/** Without the brackets. */
const itemsOf = (items: unknown[]): string => JSON.stringify(items).slice(1, -1);

function streamPages<T>(request: Request, start: string, iterator: AsyncIterator<T[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(start)),
    async pull(controller) {
      try {
        const { done, value } = await iterator.next();
        controller.enqueue(encoder.encode(done ? "]}" : `,${itemsOf(value)}`));
        if (done) controller.close();
      } catch (error) {
        // Too late for a status: the connection is cut, which is no fault of Next's pipe that it should log.
        if (!request.signal.aborted) console.warn("A list was cut off while it was sent.", error);
        controller.error(new DOMException("The list was cut off.", "AbortError"));
      }
    },
    cancel: async () => void (await iterator.return?.()),
  });
}
