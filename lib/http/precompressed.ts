import { connections } from "./connection.ts";

/** How a route tells our server the encoding of its response: Next strips the standard header. */
export const PRECOMPRESSED_HEADER = "x-kumquat-packed";

/** Whether the response may be sent as gzip: the client takes it, and our server is there to say that it is. */
export const takesGzip = (request: Request): boolean =>
  connections.getStore() !== undefined && /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
