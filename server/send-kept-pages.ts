import type { IncomingMessage, ServerResponse } from "node:http";
import { encodePage, encodingFor, findKeptPage, keepPage } from "./kept-pages.ts";

/** What both names in lib/auth/session-cookie.ts end with: the plain one, and `__Host-` before it behind https. */
const SESSION = "kumquat.session=";
/** The addresses of the pages that all visitors share. */
const SHARED_PAGE = /^\/(privacy|guide\/[^/?]+)?(\?|$)/;
/** Below this, encoding costs nothing that can be measured. */
const WORTH_KEEPING = 4_096;

/**
 * Encodes and compresses a shared page once instead of at every request, which is most of what sending it costs.
 * Next decides as ever what is answered, and under which ETag; the bytes made for that very ETag are sent.
 */
export function sendKeptPages(request: IncomingMessage, response: ServerResponse): void {
  if (!mayShare(request)) return;
  const encoding = encodingFor(request.headers["accept-encoding"]?.toString());
  /* Next's own compression stands in between, and would do its work at each request. */
  delete request.headers["accept-encoding"];

  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  let etag: string | undefined;

  response.writeHead = ((...args: unknown[]) => {
    etag = tagOfSharedPage(response);
    if (etag !== undefined && encoding !== "identity") {
      response.setHeader("content-encoding", encoding);
      const known = findKeptPage(etag, encoding);
      if (known) response.setHeader("content-length", known.byteLength);
      else response.removeHeader("content-length");
    }
    return writeHead(...args);
  }) as ServerResponse["writeHead"];

  response.end = ((text: unknown, ...rest: unknown[]) => {
    if (!response.headersSent && tagOfSharedPage(response)) response.writeHead(response.statusCode);
    if (etag === undefined || typeof text !== "string") return end(text, ...rest);
    const page = findKeptPage(etag, encoding) ?? encodePage(text, encoding);
    /* Unknown ids are answered with pages too: those are not worth a place. */
    if (response.statusCode === 200) keepPage(etag, encoding, page);
    return end(page, ...rest.filter((each) => typeof each === "function"));
  }) as ServerResponse["end"];
}

/** A reader with a session, and the browser's router, are answered at the same address with something else. */
function mayShare({ method, url = "/", headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return SHARED_PAGE.test(url) && headers.rsc === undefined && !headers.cookie?.includes(SESSION);
}

/** Next marks a cached page, and tells its length when it has the whole of it as one text. */
function tagOfSharedPage(response: ServerResponse): string | undefined {
  const etag = response.getHeader("etag");
  const isPage = response.hasHeader("x-nextjs-cache") && [200, 404].includes(response.statusCode);
  const isWhole = Number(response.getHeader("content-length")) >= WORTH_KEEPING;
  return isPage && isWhole && typeof etag === "string" ? etag : undefined;
}
