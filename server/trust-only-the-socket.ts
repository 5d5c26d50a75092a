import type { IncomingMessage } from "node:http";
import type { Connection } from "../lib/http/connection.ts";

/** Next's own signals to itself; whoever sends them from outside means no good. */
const INTERNAL = /^x-(kumquat|middleware|invoke|nextjs-rewritten|next-revalidat|matched-path)/;
/** A proxy's word; worth something only when proxies are configured. */
const FORWARDED = /^(x-forwarded-|x-real-ip$|forwarded$)/;
const FROM_A_PROXY = /^(x-forwarded-|x-real-ip$|forwarded$|via$|x-client-ip$|true-client-ip$|cf-|cdn-)/;
const LOOPBACK = /^(127\.|::1$)/;
/** Another name means that a page of that name made a browser ask us (DNS rebinding). */
const OUR_OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** What the socket says of a request, out of which it takes what only a proxy or Next itself may say. */
export function trustOnlyTheSocket(
  request: IncomingMessage,
  { isBehindProxy }: { isBehindProxy: boolean },
): Connection {
  const isLoopback = !isBehindProxy && isFromThisMachine(request);
  for (const name of Object.keys(request.headers)) {
    if (INTERNAL.test(name) || (!isBehindProxy && FORWARDED.test(name))) delete request.headers[name];
  }
  return { address: withoutIpv6Prefix(request.socket.remoteAddress ?? "unknown"), isLoopback };
}

/** Browsers speak HTTP/1.1 here; proxies that say nothing of themselves often speak 1.0. */
function isFromThisMachine({ headers, httpVersion, socket }: IncomingMessage): boolean {
  if (!LOOPBACK.test(withoutIpv6Prefix(socket.remoteAddress ?? "")) || httpVersion !== "1.1") return false;
  return OUR_OWN_NAME.test(headers.host ?? "") && !Object.keys(headers).some((name) => FROM_A_PROXY.test(name));
}

/** A dual-stack socket writes 203.0.113.9 as ::ffff:203.0.113.9. */
const withoutIpv6Prefix = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, "");
