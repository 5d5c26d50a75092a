import type { IncomingMessage, ServerResponse } from "node:http";
import { type RequestUnderWay, requestId, underWay } from "../lib/telemetry/request-under-way.ts";

const RETRY_AFTER_SECONDS = 3;
/** Needs nothing that could be missing too; the drawing is the server's own file. */
const PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Back in a moment · Kumquat</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem;
  background: light-dark(#fbf5ea, #1a110c); color: light-dark(#1a110c, #fbf5ea); font: 1.125rem/1.6 Georgia, serif }
main { max-width: 34rem }
h1 { margin: 1.5rem 0 0; font-size: 2.25rem; line-height: 1.2 }
p { margin: 1rem 0 0 }
a { color: light-dark(#b4301a, #ff8a70) }
</style>
</head>
<body>
<main>
<img src="/icon.svg" alt="Kumquat" width="56" height="56">
<h1>Back in a moment</h1>
<p>Our database does not answer at the moment. Please try again in a few seconds.</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`;

type Write = (...args: unknown[]) => unknown;

/**
 * Runs Next's handler for a request. A page that fails because the database is away is answered 503, with when to come
 * back and a page of our own; Next would say 500. Calls say it themselves (lib/http/response.ts).
 */
export function answerWhenAway(
  request: IncomingMessage,
  response: ServerResponse,
  handle: () => Promise<void>,
): Promise<void> {
  const fate = underWay.getStore() ?? { id: requestId() };
  sayWhenAway(request, response, fate);
  return underWay.run(fate, handle);
}

/** The same for a request that another server handles. */
export function sayWhenAway(request: IncomingMessage, response: ServerResponse, fate: RequestUnderWay): void {
  if (!/^\/api(\/|\?|$)/.test(request.url ?? "/")) holdFailures(request, response, fate);
}

/** A failure is held back to its end: only then is it certain what it failed of. */
function holdFailures(request: IncomingMessage, response: ServerResponse, fate: RequestUnderWay): void {
  const writeHead = response.writeHead.bind(response) as Write;
  const write = response.write.bind(response) as Write;
  const end = response.end.bind(response) as Write;
  const held: unknown[] = [];
  const isHeld = () => response.statusCode === 500 && !response.headersSent;

  response.writeHead = ((status: number, ...args: unknown[]) => {
    response.statusCode = status;
    return isHeld() && args.length === 0 ? response : writeHead(status, ...args);
  }) as ServerResponse["writeHead"];
  response.write = ((chunk: unknown, ...args: unknown[]) => {
    if (!isHeld()) return write(chunk, ...args);
    held.push(chunk);
    for (const called of args) if (typeof called === "function") called();
    return true;
  }) as ServerResponse["write"];
  response.end = ((...args: unknown[]) => {
    if (!isHeld()) return end(...args);
    if (fate.isDatabaseAway) return sayAway(request, response, writeHead, end);
    writeHead(500);
    for (const chunk of held) write(chunk);
    return end(...args);
  }) as ServerResponse["end"];
}

function sayAway({ method }: IncomingMessage, response: ServerResponse, writeHead: Write, end: Write): unknown {
  for (const name of ["content-encoding", "etag", "link", "transfer-encoding"]) response.removeHeader(name);
  response.setHeader("content-type", "text/html; charset=utf-8").setHeader("cache-control", "private, no-store");
  response.setHeader("retry-after", RETRY_AFTER_SECONDS).setHeader("content-length", Buffer.byteLength(PAGE));
  response.statusCode = 503;
  writeHead(503);
  return end(method === "HEAD" ? undefined : PAGE);
}
