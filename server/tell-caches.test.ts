import { createServer, get, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { tellCaches } from "./tell-caches";

let answer: (response: ServerResponse) => void = () => {};
const server = createServer((request, response) => {
  tellCaches(request, response);
  answer(response);
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
afterAll(() => void server.close());

const ask = (path = "/"): Promise<IncomingHttpHeaders> =>
  new Promise((resolve) => {
    get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", path, agent: false }, (response) => {
      response.resume();
      resolve(response.headers);
    });
  });

test.each([
  ["s-maxage=300, stale-while-revalidate=31535700", "public, max-age=0, must-revalidate"],
  ["s-maxage=31536000", "public, max-age=0, must-revalidate"],
  [
    "private, no-cache, no-store, max-age=0, must-revalidate",
    "private, no-cache, no-store, max-age=0, must-revalidate",
  ],
  ["public, max-age=31536000, immutable", "public, max-age=31536000, immutable"],
  [undefined, "private, no-store"],
])("%s goes out as %s, however the head is written", async (told, expected) => {
  const headers: Record<string, string> = told === undefined ? {} : { "Cache-Control": told };
  for (const write of [
    (response: ServerResponse) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end("page");
    },
    (response: ServerResponse) => response.writeHead(404, headers).end("page"),
    (response: ServerResponse) => response.writeHead(200, "Fine", headers).end("page"),
  ]) {
    answer = write;
    expect((await ask())["cache-control"]).toBe(expected);
  }
});

test("what stands behind the address of a guide depends on the cookie, and the answer says so", async () => {
  answer = (response) => response.setHeader("vary", "rsc, Accept-Encoding").end();
  expect((await ask("/guide/a-2b?x=1")).vary).toBe("rsc, Accept-Encoding, Cookie");
  expect((await ask("/guide/a-2b/cover.png")).vary).toBe("rsc, Accept-Encoding");
  answer = (response) => void response.end();
  expect((await ask("/guide/a-2b")).vary).toBe("Cookie");
});

test("who has it already is told nothing new of how to keep it", async () => {
  answer = (response) => response.writeHead(304).end();
  expect((await ask())["cache-control"]).toBeUndefined();
});
