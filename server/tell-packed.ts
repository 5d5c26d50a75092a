import type { ServerResponse } from "node:http";
import { PRECOMPRESSED_HEADER } from "../lib/http/precompressed.ts";
import { beforeHead } from "./before-head.ts";

/** An answer whose bytes a route has packed itself says so under the standard name, which Next takes off. */
export function tellPacked(response: ServerResponse): void {
  beforeHead(response, () => {
    const encoding = response.getHeader(PRECOMPRESSED_HEADER);
    if (encoding === undefined) return;
    response.removeHeader(PRECOMPRESSED_HEADER);
    response.setHeader("content-encoding", encoding);
  });
}
