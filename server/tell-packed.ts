import type { ServerResponse } from "node:http";
import { PACKED } from "../lib/http/packed.ts";

/** An answer whose bytes a route has packed itself says so under the standard name, which Next takes off. */
export function tellPacked(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((...args: unknown[]) => {
    const encoding = response.getHeader(PACKED);
    if (encoding !== undefined) {
      response.removeHeader(PACKED);
      response.setHeader("content-encoding", encoding);
    }
    return writeHead(...args);
  }) as ServerResponse["writeHead"];
}
