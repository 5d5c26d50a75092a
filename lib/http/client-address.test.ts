import { expect, test } from "vitest";
import { clientAddress } from "./client-address";
import { connections } from "./connection";

const from = (socket: string | undefined, forwarded: string | null, hops: number) =>
  clientAddress(new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded }), hops, socket);

test("without trusted proxies only the socket counts, whatever a client writes", () => {
  expect(from("203.0.113.9", "198.51.100.1", 0)).toBe("203.0.113.9");
  expect(from(undefined, "198.51.100.1", 0)).toBe("unknown");
});

test("with trusted proxies the entry that they wrote counts, not what stands left of it", () => {
  expect(from("10.0.0.1", "198.51.100.1", 1)).toBe("198.51.100.1");
  expect(from("10.0.0.1", "1.1.1.1, 198.51.100.1", 1)).toBe("198.51.100.1");
  expect(from("10.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.2", 2)).toBe("198.51.100.1");
  expect(from("10.0.0.1", "198.51.100.1", 2)).toBe("198.51.100.1");
});

test("an entry that is no address leaves the socket's", () => {
  expect(from("10.0.0.1", "unknown", 1)).toBe("10.0.0.1");
  expect(from("10.0.0.1", "", 1)).toBe("10.0.0.1");
  expect(from("10.0.0.1", "<script>", 1)).toBe("10.0.0.1");
  expect(from("10.0.0.1", null, 3)).toBe("10.0.0.1");
});

test("ports and notations don't make two of one", () => {
  expect(from("::ffff:203.0.113.9", null, 0)).toBe("203.0.113.9");
  expect(from("10.0.0.1", "203.0.113.9:51234", 1)).toBe("203.0.113.9");
  expect(from("10.0.0.1", "[2001:db8:1:2::5]:443", 1)).toBe("2001:db8:1:2::/64");
});

test("an IPv6 address counts by its /64", () => {
  expect(from("2001:db8:1:2:aaaa::1", null, 0)).toBe("2001:db8:1:2::/64");
  expect(from("2001:0DB8:0001:0002:bbbb:0:0:7", null, 0)).toBe("2001:db8:1:2::/64");
  expect(from("2001:db8::7", null, 0)).toBe("2001:db8:0:0::/64");
  expect(from("fe80::1%eth0", null, 0)).toBe("fe80:0:0:0::/64");
  expect(from("::1", null, 0)).toBe("0:0:0:0::/64");
});

test.each([
  ["vercel", "x-vercel-forwarded-for"],
  ["fly", "fly-client-ip"],
  ["cloudflare", "cf-connecting-ip"],
] as const)("on %s its own header counts, and no other", (platform, header) => {
  const headers = new Headers({ "x-forwarded-for": "198.51.100.1", [header]: "203.0.113.9" });
  expect(clientAddress(headers, platform)).toBe("203.0.113.9");
  headers.delete(header);
  expect(clientAddress(headers, platform)).toBe("unknown");
  expect(clientAddress(headers, platform, "10.0.0.1")).toBe("10.0.0.1");
});

test("the connection is what our server saw of it, never a header", () => {
  const headers = new Headers({ "x-kumquat-socket-address": "198.51.100.1", "fly-client-ip": "198.51.100.1" });
  expect(clientAddress(headers, 0)).toBe("unknown");
  const connection = { address: "203.0.113.9", isLoopback: false };
  expect(connections.run(connection, () => clientAddress(headers, 0))).toBe("203.0.113.9");
});
