import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { SOCKET_ADDRESS_HEADER as READ_BY_THE_APP } from "@/lib/http/client-address";
import { LOOPBACK_HEADER as READ_AS_DIRECT } from "@/lib/http/loopback";
import { DIRECT_HEADER, SOCKET_ADDRESS_HEADER, trustOnlyTheSocket } from "./trust-only-the-socket";

function requestFrom(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
  const httpVersion = "1.1";
  return { httpVersion, headers: { host: "localhost", ...headers }, socket: { remoteAddress } } as never;
}

test("the application reads the headers that the server writes", () => {
  expect(SOCKET_ADDRESS_HEADER).toBe(READ_BY_THE_APP);
  expect(DIRECT_HEADER).toBe(READ_AS_DIRECT);
});

test("what a client says about its own address is replaced by the socket's", () => {
  const request = requestFrom("::ffff:203.0.113.9", {
    [SOCKET_ADDRESS_HEADER]: "10.0.0.1",
    "x-forwarded-for": "1.1.1.1",
  });
  trustOnlyTheSocket(request, { proxyHops: 0 });
  expect(request.headers).toEqual({ host: "localhost", [SOCKET_ADDRESS_HEADER]: "203.0.113.9" });
});

test("a configured proxy's word is kept, Next's internal signals never are", () => {
  const request = requestFrom("::1", { "x-forwarded-for": "1.1.1.1", "x-middleware-subrequest": "src/middleware" });
  trustOnlyTheSocket(request, { proxyHops: 1 });
  expect(request.headers).toEqual({ host: "localhost", "x-forwarded-for": "1.1.1.1", [SOCKET_ADDRESS_HEADER]: "::1" });
});

test.each([
  ["a browser at this machine", true, requestFrom("127.0.0.1", { host: "localhost:3000" }), 0],
  ["the same by another of its names", true, requestFrom("::1", { host: "[::1]:3000" }), 0],
  ["the same through a dual-stack socket", true, requestFrom("::ffff:127.0.0.1", { host: "127.0.0.1:3000" }), 0],
  ["another machine", false, requestFrom("192.168.1.7"), 0],
  ["another machine that says it is this one", false, requestFrom("192.168.1.7", { [DIRECT_HEADER]: "1" }), 0],
  ["a page elsewhere whose name was bent to us", false, requestFrom("127.0.0.1", { host: "evil.example:3000" }), 0],
  ["a page elsewhere with a name like ours", false, requestFrom("127.0.0.1", { host: "localhost.evil.example" }), 0],
  ["a proxy on this machine", false, requestFrom("127.0.0.1", { "x-forwarded-for": "203.0.113.9" }), 0],
  ["a proxy that tells only that it is one", false, requestFrom("127.0.0.1", { via: "1.1 cache" }), 0],
  ["a proxy that tells nothing", false, Object.assign(requestFrom("127.0.0.1"), { httpVersion: "1.0" }), 0],
  ["anybody, with proxies configured", false, requestFrom("127.0.0.1"), 1],
])("%s: straight from this machine is %s", (_, expected, request, proxyHops) => {
  trustOnlyTheSocket(request, { proxyHops });
  expect(request.headers[DIRECT_HEADER]).toBe(expected ? "1" : undefined);
});
