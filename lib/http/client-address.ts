import { isIP } from "node:net";
import { env } from "@/lib/core/env";

/** Set by our server from the socket, over whatever a client may have sent. */
export const SOCKET_ADDRESS_HEADER = "x-kumquat-socket-address";

/**
 * Who is asking, for limits: the socket's address, or the one that the last TRUST_PROXY_HOPS proxies in front say
 * they serve. What stands further left in X-Forwarded-For was written by the client and is not believed.
 */
export function clientAddress(headers: Headers, hops = env().TRUST_PROXY_HOPS): string {
  const socket = normalizeAddress(headers.get(SOCKET_ADDRESS_HEADER) ?? "") ?? "unknown";
  if (hops === 0) return socket;
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").filter((part) => part.trim() !== "");
  return normalizeAddress(forwarded.at(-hops) ?? forwarded[0] ?? "") ?? socket;
}

/** One household, one subject: an IPv6 address counts by its /64, of which everyone has many addresses. */
function normalizeAddress(text: string): string | null {
  const address = withoutPort(text.trim()).replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? address : `${firstFourGroups(address)}::/64`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  return bracketed ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}

function firstFourGroups(address: string): string {
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - after.length)).fill("0");
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(":");
}
