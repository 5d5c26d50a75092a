import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, get, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressStatic } from "../scripts/start/compress-static";
import { staticFiles } from "./send-static-files";

const SCRIPT = `console.log("${"kumquat ".repeat(400)}")`;
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "static-"));
  await writeFile(join(folder, "long.js"), SCRIPT);
  await writeFile(join(folder, "short.js"), "1");
  await compressStatic(folder);
  const send = staticFiles(folder);
  server = createServer((request, response) => {
    if (!send(request, response)) response.writeHead(418).end(request.url);
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve) => {
    get({ port: (server.address() as AddressInfo).port, path, headers, host: "127.0.0.1" }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
  });

test("a file of the build goes out as it was compressed, for good", async () => {
  const { status, headers, body } = await ask("/_next/static/long.js", { "accept-encoding": "gzip, br" });
  expect([status, headers["content-encoding"]]).toEqual([200, "br"]);
  expect(headers["cache-control"]).toBe("public,max-age=31536000,immutable");
  expect(headers["content-type"]).toMatch(/^text\/javascript/);
  expect(headers.vary?.toLowerCase()).toBe("accept-encoding");
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
});

test("whoever takes nothing compressed gets it plain, and short files have nothing else", async () => {
  const plain = await ask("/_next/static/long.js");
  expect([plain.headers["content-encoding"], plain.body.toString()]).toEqual([undefined, SCRIPT]);
  const short = await ask("/_next/static/short.js", { "accept-encoding": "br" });
  expect([short.headers["content-encoding"], short.body.toString()]).toEqual([undefined, "1"]);
});

test.each(["/_next/static/gone.js", "/_next/static/../../package.json", "/_next/static/%2e%2e/x", "/long.js"])(
  "what is none of them goes on under its own address: %s",
  async (path) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([418, path]);
  },
);
