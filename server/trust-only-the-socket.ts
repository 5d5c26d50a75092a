import type { IncomingMessage } from "node:http";

/** The same name as in lib/http/client-address.ts, which reads it. */
export const SOCKET_ADDRESS_HEADER = "x-kumquat-socket-address";

/** Next's own signals to itself; whoever sends them from outside means no good. */
const INTERNAL = /^x-(kumquat|middleware|invoke|nextjs-rewritten|next-revalidat|matched-path)/;
/** A proxy's word; worth something only when proxies are configured. */
const FORWARDED = /^(x-forwarded-|x-real-ip$|forwarded$)/;

/** Puts the socket's address into the request, and takes out what only a proxy or we ourselves may say. */
export function trustOnlyTheSocket(request: IncomingMessage, { proxyHops }: { proxyHops: number }): void {
  for (const name of Object.keys(request.headers)) {
    if (INTERNAL.test(name) || (proxyHops === 0 && FORWARDED.test(name))) delete request.headers[name];
  }
  request.headers[SOCKET_ADDRESS_HEADER] = withoutIpv6Prefix(request.socket.remoteAddress ?? "unknown");
}

/** A dual-stack socket writes 203.0.113.9 as ::ffff:203.0.113.9. */
const withoutIpv6Prefix = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, "");
