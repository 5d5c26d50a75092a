import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * An answer can come before the whole body has (413, 401). What is still on its way is taken and dropped, or the next
 * request on the connection would wait behind it until it times out.
 */
export function letGoOfUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    request.removeAllListeners("data").removeAllListeners("readable");
    request.resume();
  });
}
