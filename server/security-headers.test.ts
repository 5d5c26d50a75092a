import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { setSecurityHeaders } from "./security-headers";

async function headersOf(appUrl: string): Promise<Headers> {
  const server = createServer((_, response) => {
    setSecurityHeaders(response, { appUrl });
    response.writeHead(400).end();
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`).finally(() => server.close());
  return headers;
}

test("every answer is locked down, and says https only where there is https", async () => {
  const plain = await headersOf("http://localhost:3000");
  expect(plain.get("x-content-type-options")).toBe("nosniff");
  expect(plain.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(plain.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(plain.get("permissions-policy")).toContain("geolocation=(self)");
  expect(plain.get("content-security-policy")).toContain("default-src 'none'");
  expect(plain.get("strict-transport-security")).toBeNull();
  expect((await headersOf("https://kumquat.example")).get("strict-transport-security")).toBe(
    "max-age=31536000; includeSubDomains",
  );
});
