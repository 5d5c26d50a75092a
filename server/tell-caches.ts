import type { IncomingMessage, ServerResponse } from "node:http";
import { PUBLIC_PAGE } from "../lib/http/cache-headers.ts";
import { beforeHead } from "./before-head.ts";

const PRIVATE = "private, no-store";
/** What Next says of a page it keeps itself: a shared cache would believe it, and nobody could call the page back. */
const KEPT_ELSEWHERE = /s-maxage|stale-while-revalidate/i;
/** One address, two pages (decision 006): which one, the cookie says. */
const BY_COOKIE = /^\/(?:guide|place)\/[^/?]+(\?|$)/;

/**
 * The last word on what browsers and shared caches may keep, whatever cookies and headers the request came with: a
 * public page is asked about each time, and an answer that says nothing of it is nobody's to keep.
 */
export function tellCaches(request: IncomingMessage, response: ServerResponse): void {
  const { url = "/" } = request;
  beforeHead(response, () => {
    const told = response.getHeader("cache-control");
    if (told === undefined && response.statusCode !== 304) response.setHeader("cache-control", PRIVATE);
    if (KEPT_ELSEWHERE.test(String(told))) response.setHeader("cache-control", PUBLIC_PAGE);
    if (BY_COOKIE.test(url)) addVary(response, "Cookie");
  });
}

function addVary(response: ServerResponse, name: string): void {
  const told = response.getHeader("vary");
  const names = told === undefined ? [] : String(told).split(/,\s*/);
  response.setHeader("vary", [...new Set([...names, name])].join(", "));
}
