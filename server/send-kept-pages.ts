import type { IncomingMessage, ServerResponse } from "node:http";
import { CITIES, citySlug } from "../lib/core/cities.ts";
import { isNarrowed } from "../lib/core/magazine-filters.ts";
import { namesEtag } from "../lib/http/etag.ts";
import { bodyOf, encodingFor, keptPage, makePage } from "./kept-pages.ts";
import { POLICY } from "./page-policy.ts";

/** The addresses of the pages that all visitors share. */
const SHARED_PAGE = /^\/(privacy|about|guide|(?:guide|place)\/[^/?]+)?(\?|$)/;
/** A city's, unless its query narrows it. */
const CITY_PAGE = new RegExp(`^/(?:${CITIES.map(citySlug).join("|")})(?:\\?(.*))?$`);
/** Where a reader with a session gets a page of their own (lib/auth/session-cookie.ts). */
const BY_SESSION = /^\/(?:guide|place)\/[^/?]/;
const SESSION = /(?:^|;\s*)(?:__Host-)?kumquat\.session=[\w.-]+\s*(?:;|$)/;

type Write = (...args: unknown[]) => ServerResponse;
/** The policy of a page whose inline scripts are these. */
type PolicyOf = (scripts: readonly string[]) => string;

/**
 * Encodes, compresses and tags a shared page once instead of at every request, which is most of what sending it costs,
 * and names its scripts in its policy. Next decides as ever which text is answered; the bytes made of that very text
 * are sent, or word that the client has them already.
 */
export function sendKeptPages(request: IncomingMessage, response: ServerResponse, policyOf: PolicyOf): void {
  if (!mayShare(request)) return;
  const { headers } = request;
  const accepted = encodingFor(headers["accept-encoding"]?.toString());
  const known = headers["if-none-match"];
  /* Next's own compression stands in between, and would do its work at each request; and it has no tags (next.config.ts). */
  for (const name of ["accept-encoding", "if-none-match", "if-modified-since"]) delete headers[name];
  /* The text of a page says what its head must say. Node sends none of it as the response to a HEAD. */
  request.method = "GET";

  const writeHead = response.writeHead.bind(response) as Write;
  const write = response.write.bind(response) as unknown as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as Write;
  const waits = () => !response.headersSent && isSharedPage(response);

  response.writeHead = ((...args: unknown[]) => (waits() ? response : writeHead(...args))) as typeof response.writeHead;

  response.write = ((...args: unknown[]) => {
    if (!response.headersSent) writeHead(response.statusCode);
    return write(...args);
  }) as ServerResponse["write"];

  response.end = ((text: unknown, ...rest: unknown[]) => {
    if (!waits() || typeof text !== "string") return end(text, ...rest);
    const callbacks = rest.filter((each) => typeof each === "function");
    /* Unknown ids are answered with pages too: those are not worth a place. */
    const page = response.statusCode === 200 ? keptPage(text) : makePage(text);
    response.setHeader("etag", page.etag);
    if (response.statusCode === 200 && namesEtag(known, page.etag)) {
      for (const name of ["content-length", "content-type"]) response.removeHeader(name);
      writeHead(304);
      return end(...callbacks);
    }
    const { body, encoding } = bodyOf(page, text, accepted);
    if (encoding !== "identity") response.setHeader("content-encoding", encoding);
    response.setHeader("content-length", body.byteLength).setHeader(POLICY, policyOf(page.scripts));
    writeHead(response.statusCode);
    return end(body, ...callbacks);
  }) as ServerResponse["end"];
}

/** A reader with a session, and the browser's router, are answered at the same address with something else. */
function mayShare({ method, url = "/", headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  if (headers.rsc !== undefined) return false;
  const city = CITY_PAGE.exec(url);
  if (city) return !isNarrowed(new URLSearchParams(city[1]));
  return SHARED_PAGE.test(url) && !(BY_SESSION.test(url) && SESSION.test(headers.cookie ?? ""));
}

/** Next marks a cached page, and tells its length when it has the whole of it as one text. */
function isSharedPage(response: ServerResponse): boolean {
  const isPage = response.hasHeader("x-nextjs-cache") && [200, 404].includes(response.statusCode);
  return isPage && Number(response.getHeader("content-length")) > 0;
}
