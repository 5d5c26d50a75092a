import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { keepBytes } from "./kept-bytes";

let answer: (response: ServerResponse) => void = () => {};
const server = createServer((_, response) => {
  keepBytes(response);
  answer(response);
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
afterAll(() => void server.close());
const ask = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).text();

const sendPage = (text: string, etag: string) => (response: ServerResponse) => {
  response
    .setHeader("x-nextjs-cache", "HIT")
    .setHeader("etag", etag)
    .setHeader("content-length", Buffer.byteLength(text));
  response.end(text, "utf8");
};
const page = (word: string) => `<p>${word} phở, jalapeño, 寿司 🍊</p>`.repeat(200);

test("a page arrives as it was written, first and later, and a new one under a new tag", async () => {
  for (const [word, etag] of [
    ["old", '"1"'],
    ["old", '"1"'],
    ["new", '"2"'],
    ["old", '"1"'],
  ] as const) {
    answer = sendPage(page(word), etag);
    expect(await ask()).toBe(page(word));
  }
});

test("a page's text is encoded once", async () => {
  const encode = vi.spyOn(Buffer, "from");
  answer = sendPage(page("once"), '"3"');
  for (let i = 0; i < 3; i++) await ask();
  expect(encode.mock.calls.filter(([text]) => String(text) === page("once"))).toHaveLength(1);
  encode.mockRestore();
});

test("what is no cached page passes as it is: small, untagged, in pieces, empty", async () => {
  const long = page("x");
  const others: [expected: string, send: (response: ServerResponse) => void][] = [
    ["small", (response) => sendPage("small", '"4"')(response)],
    [long, (response) => void response.end(long)],
    [long, (response) => void response.setHeader("etag", '"5"').end(long)],
    [
      `${long}tail`,
      (response) => {
        response.write(long);
        response.end("tail");
      },
    ],
    ["", (response) => void response.end()],
  ];
  for (const [expected, send] of others) {
    answer = send;
    expect(await ask()).toBe(expected);
  }
});

test("more pages than there is room for leave each other whole", async () => {
  const large = (i: number) => `${i} ${"🍊".repeat(400_000)}`;
  for (const i of [...Array(30).keys(), ...Array(30).keys()]) {
    answer = sendPage(large(i), `"large-${i}"`);
    expect(await ask()).toBe(large(i));
  }
});
