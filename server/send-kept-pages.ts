import type { IncomingMessage, ServerResponse } from "node:http";
import { inlineScripts } from "../lib/http/inline-scripts.ts";
import { type Encoding, encodePage, encodingFor, findKeptPage, type KeptPage, keepPage } from "./kept-pages.ts";
import { POLICY } from "./page-policy.ts";

/** The addresses of the pages that all visitors share. */
const SHARED_PAGE = /^\/(privacy|guide|guide\/[^/?]+)?(\?|$)/;
/** Where a reader with a session gets a page of their own (lib/auth/session-cookie.ts). */
const GUIDE_PAGE = /^\/guide\/[^/?]/;
const SESSION = /(?:^|;\s*)(?:__Host-)?kumquat\.session=[\w.-]+\s*(?:;|$)/;
/** Below this, encoding costs nothing that can be measured. */
const WORTH_ENCODING = 4_096;

type Write = (...args: unknown[]) => ServerResponse;
/** A page that Next has kept, and the encoding it goes out in. */
type Shared = { etag: string; encoding: Encoding };
/** The policy of a page whose inline scripts are these. */
type PolicyOf = (scripts: readonly string[]) => string;

/**
 * Encodes and compresses a shared page once instead of at every request, which is most of what sending it costs, and
 * names its scripts in its policy. Next decides as ever what is answered, and under which ETag; the bytes made for
 * that very ETag are sent.
 */
export function sendKeptPages(request: IncomingMessage, response: ServerResponse, policyOf: PolicyOf): void {
  if (!mayShare(request)) return;
  const accepted = encodingFor(request.headers["accept-encoding"]?.toString());
  /* Next's own compression stands in between, and would do its work at each request. */
  delete request.headers["accept-encoding"];

  const writeHead = response.writeHead.bind(response) as Write;
  const write = response.write.bind(response) as unknown as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as Write;
  let mayWait = request.method === "GET";
  const writeHeadOf = (page: KeptPage | undefined, { encoding }: Shared) => {
    if (encoding !== "identity") response.setHeader("content-encoding", encoding).removeHeader("content-length");
    if (page) response.setHeader("content-length", page.body.byteLength).setHeader(POLICY, policyOf(page.scripts));
    return writeHead(response.statusCode);
  };

  response.writeHead = ((...args: unknown[]) => {
    const shared = sharedPage(response, accepted);
    if (!shared) return writeHead(...args);
    /* The head waits for the text, which says what the policy must name. */
    return mayWait ? response : writeHeadOf(findKeptPage(shared.etag, shared.encoding), shared);
  }) as ServerResponse["writeHead"];

  response.write = ((...args: unknown[]) => {
    if (!response.headersSent) writeHead(response.statusCode);
    return write(...args);
  }) as ServerResponse["write"];

  response.end = ((text: unknown, ...rest: unknown[]) => {
    const shared = response.headersSent || typeof text !== "string" ? null : sharedPage(response, accepted);
    mayWait = false;
    if (!shared) return end(text, ...rest);
    const page = findKeptPage(shared.etag, shared.encoding) ?? makePage(String(text), shared);
    /* Unknown ids are answered with pages too: those are not worth a place. */
    if (response.statusCode === 200) keepPage(shared.etag, shared.encoding, page);
    writeHeadOf(page, shared);
    return end(page.body, ...rest.filter((each) => typeof each === "function"));
  }) as ServerResponse["end"];
}

const makePage = (text: string, { encoding }: Shared): KeptPage => {
  return { body: encodePage(text, encoding), scripts: inlineScripts(text) };
};

/** A reader with a session, and the browser's router, are answered at the same address with something else. */
function mayShare({ method, url = "/", headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  if (!SHARED_PAGE.test(url) || headers.rsc !== undefined) return false;
  return !GUIDE_PAGE.test(url) || !SESSION.test(headers.cookie ?? "");
}

/** Next marks a cached page, and tells its length when it has the whole of it as one text. */
function sharedPage(response: ServerResponse, accepted: Encoding): Shared | null {
  const etag = response.getHeader("etag");
  const length = Number(response.getHeader("content-length"));
  const isPage = response.hasHeader("x-nextjs-cache") && [200, 404].includes(response.statusCode);
  if (!isPage || typeof etag !== "string" || !(length > 0)) return null;
  return { etag, encoding: length >= WORTH_ENCODING ? accepted : "identity" };
}
