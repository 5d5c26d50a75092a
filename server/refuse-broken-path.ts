import type { IncomingMessage, ServerResponse } from "node:http";

/** A path with a broken percent-encoding names nothing, and would be our failure further in. True when answered. */
export function refuseBrokenPath(request: IncomingMessage, response: ServerResponse): boolean {
  if (isDecodable(request.url ?? "/")) return false;
  response.writeHead(400, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify({ error: "This address is not written correctly." }));
  return true;
}

function isDecodable(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
