import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { SOCKET_ADDRESS_HEADER as READ_BY_THE_APP } from "@/lib/http/client-address";
import { SOCKET_ADDRESS_HEADER, trustOnlyTheSocket } from "./trust-only-the-socket";

function requestFrom(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  return { headers: { host: "localhost", ...headers }, socket: { remoteAddress } } as unknown as IncomingMessage;
}

test("the application reads the header that the server writes", () => {
  expect(SOCKET_ADDRESS_HEADER).toBe(READ_BY_THE_APP);
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
