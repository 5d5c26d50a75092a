import { env } from "../env";

/** Set by our server from the socket, over whatever a client may have sent. */
export const SOCKET_ADDRESS_HEADER = "x-kumquat-socket-address";

/** The socket's address, or the one that the last TRUST_PROXY_HOPS proxies in front say they serve. */
export function clientAddress(headers: Headers, hops = env().TRUST_PROXY_HOPS): string {
  const socket = headers.get(SOCKET_ADDRESS_HEADER) ?? "unknown";
  if (hops === 0) return socket;
  const forwarded = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-hops) ?? forwarded[0] ?? socket;
}
