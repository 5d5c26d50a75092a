import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { YEAR_SECONDS } from "../lib/core/durations.ts";

const PREFIX = "/_next/static/";

/**
 * Answers for the build's own files, which never change under their names, with what the build has compressed already;
 * Next would do it again for each request. False for everything else, and for files that are not there.
 */
export function staticFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const serve = sirv(folder, { brotli: true, gzip: true, etag: true, immutable: true, maxAge: YEAR_SECONDS });
  return (request, response) => {
    const { url = "/", method = "GET" } = request;
    if (!url.startsWith(PREFIX) || !["GET", "HEAD"].includes(method)) return false;
    let isOurs = true;
    request.url = url.slice(PREFIX.length - 1);
    serve(request, response, () => {
      isOurs = false;
    });
    request.url = url;
    return isOurs;
  };
}
