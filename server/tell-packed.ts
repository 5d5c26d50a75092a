import type { ServerResponse } from "node:http";
import { PACKED } from "../lib/http/packed.ts";
import { beforeHead } from "./before-head.ts";

/** An answer whose bytes a route has packed itself says so under the standard name, which Next takes off. */
export function tellPacked(response: ServerResponse): void {
  beforeHead(response, () => {
    const encoding = response.getHeader(PACKED);
    if (encoding === undefined) return;
    response.removeHeader(PACKED);
    response.setHeader("content-encoding", encoding);
  });
}
