import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { trustOnlyTheSocket } from "./trust-only-the-socket";

function requestFrom(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
  const httpVersion = "1.1";
  return { httpVersion, headers: { host: "localhost", ...headers }, socket: { remoteAddress } } as never;
}

test("what a client says about its own address is taken out, and the socket's is told", () => {
  const request = requestFrom("::ffff:203.0.113.9", {
    "x-kumquat-socket-address": "10.0.0.1",
    "x-forwarded-for": "1.1.1.1",
  });
  expect(trustOnlyTheSocket(request, { isBehindProxy: false })).toEqual({ address: "203.0.113.9", isLoopback: false });
  expect(request.headers).toEqual({ host: "localhost" });
});

test("a configured proxy's word is kept, Next's internal signals never are", () => {
  const request = requestFrom("::1", { "x-forwarded-for": "1.1.1.1", "x-middleware-subrequest": "src/middleware" });
  expect(trustOnlyTheSocket(request, { isBehindProxy: true })).toEqual({ address: "::1", isLoopback: false });
  expect(request.headers).toEqual({ host: "localhost", "x-forwarded-for": "1.1.1.1" });
});

test.each([
  ["a browser at this machine", true, requestFrom("127.0.0.1", { host: "localhost:3000" }), false],
  ["the same by another of its names", true, requestFrom("::1", { host: "[::1]:3000" }), false],
  ["the same through a dual-stack socket", true, requestFrom("::ffff:127.0.0.1", { host: "127.0.0.1:3000" }), false],
  ["another machine", false, requestFrom("192.168.1.7"), false],
  [
    "another machine that says it is this one",
    false,
    requestFrom("192.168.1.7", { "x-kumquat-from-this-machine": "1" }),
    false,
  ],
  ["a page elsewhere whose name was bent to us", false, requestFrom("127.0.0.1", { host: "evil.example:3000" }), false],
  [
    "a page elsewhere with a name like ours",
    false,
    requestFrom("127.0.0.1", { host: "localhost.evil.example" }),
    false,
  ],
  ["a proxy on this machine", false, requestFrom("127.0.0.1", { "x-forwarded-for": "203.0.113.9" }), false],
  ["a proxy that tells only that it is one", false, requestFrom("127.0.0.1", { via: "1.1 cache" }), false],
  ["a proxy that tells nothing", false, Object.assign(requestFrom("127.0.0.1"), { httpVersion: "1.0" }), false],
  ["anybody, with proxies configured", false, requestFrom("127.0.0.1"), true],
])("%s: straight from this machine is %s", (_, expected, request, isBehindProxy) => {
  expect(trustOnlyTheSocket(request, { isBehindProxy }).isLoopback).toBe(expected);
});
