import { createServer, get, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { PRECOMPRESSED_HEADER } from "../lib/http/precompressed";
import { tellPacked } from "./tell-packed";

async function answered(headers: Record<string, string>): Promise<IncomingHttpHeaders> {
  const server = createServer((_, response) => {
    tellPacked(response);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end("bytes");
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  try {
    return await new Promise((resolve) => {
      get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" }, (response) => {
        response.resume();
        resolve(response.headers);
      });
    });
  } finally {
    server.close();
  }
}

test("what a route has packed is told by the standard name alone", async () => {
  const headers = await answered({ [PRECOMPRESSED_HEADER]: "gzip" });
  expect([headers["content-encoding"], headers[PRECOMPRESSED_HEADER]]).toEqual(["gzip", undefined]);
});

test("what is not packed says nothing of it", async () => {
  expect(await answered({ "content-type": "text/plain" })).not.toHaveProperty("content-encoding");
});
