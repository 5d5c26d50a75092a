import { isIP } from "node:net";
import { type Env, env } from "@/lib/core/env";
import { connections } from "./connection";

/** The header in which each platform names the client; it replaces what a client wrote there itself. */
const PLATFORM_HEADERS = { vercel: "x-vercel-forwarded-for", fly: "fly-client-ip", cloudflare: "cf-connecting-ip" };

/**
 * Who is asking, for limits: the socket's address, or the one that the platform or the last proxies in front say they
 * serve. "unknown" under another server than ours with no proxy named: then all share one limit, whatever they write.
 */
export function clientAddress(
  headers: Headers,
  trust: Env["TRUST_PROXY"] = env().TRUST_PROXY,
  socket = connections.getStore()?.address,
): string {
  const own = normalizeAddress(socket ?? "") ?? "unknown";
  if (trust === 0) return own;
  const named = typeof trust === "number" ? forwardedFor(headers, trust) : headers.get(PLATFORM_HEADERS[trust]);
  return normalizeAddress(named ?? "") ?? own;
}

/** What stands further left was written by the client and is not believed. */
function forwardedFor(headers: Headers, hops: number): string | undefined {
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").filter((part) => part.trim() !== "");
  return forwarded.at(-hops) ?? forwarded[0];
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
