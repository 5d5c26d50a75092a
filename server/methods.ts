import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";

const KNOWN = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const FOR_PAGES = ["GET", "HEAD"];
/** Next's own, which the development server posts to. */
const INTERNAL = /^\/_/;

/**
 * Next answers a method that a route lacks with an empty 405. Here such an answer gets the sentence and the Allow
 * header that HTTP asks for; what is allowed Next says itself, to OPTIONS. Pages, which Next shows to any method, are
 * only read. True when the request is answered.
 */
export function answerMethodsNotAllowed(
  request: IncomingMessage,
  response: ServerResponse,
  { port }: { port: number },
): boolean {
  const method = request.method ?? "GET";
  if (!KNOWN.includes(method)) {
    refuse(response, method, KNOWN.join(", "));
    return true;
  }
  const { url = "/" } = request;
  if (/^\/api(\/|\?|$)/.test(url)) {
    if (method !== "OPTIONS") fillEmptyRefusals(response, method, url, port);
    return false;
  }
  if (FOR_PAGES.includes(method) || INTERNAL.test(url)) return false;
  refuse(response, method, FOR_PAGES.join(", "));
  return true;
}

/** Compression writes the head before the end, so both are held back until it is clear what to say. */
function fillEmptyRefusals(response: ServerResponse, method: string, path: string, port: number): void {
  const { writeHead, end } = response;
  const isEmptyRefusal = () =>
    response.statusCode === 405 && !response.headersSent && !response.hasHeader("content-type");
  const headOf = writeHead as (...args: unknown[]) => ServerResponse;
  const endOf = end as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((...args: unknown[]) =>
    isEmptyRefusal() ? response : headOf.apply(response, args)) as ServerResponse["writeHead"];
  response.end = ((...args: unknown[]) => {
    if (!isEmptyRefusal()) return endOf.apply(response, args);
    Object.assign(response, { writeHead, end });
    askWhatIsAllowed(path, port).then((allow) => refuse(response, method, allow));
    return response;
  }) as ServerResponse["end"];
}

function refuse(response: ServerResponse, method: string, allow: string): void {
  response.writeHead(405, { allow, "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify({ error: `This address does not answer ${method}; it answers ${allow}.` }));
}

function askWhatIsAllowed(path: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    const asked = httpRequest({ host: "127.0.0.1", port, path, method: "OPTIONS", timeout: 2_000 }, (answer) => {
      answer.resume();
      resolve(answer.headers.allow ?? "GET");
    });
    asked.once("error", () => resolve("GET")).once("timeout", () => asked.destroy(new Error("no answer")));
    asked.end();
  });
}
