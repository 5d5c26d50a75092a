import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type AnsweredRequest, observeRequest } from "./observe-request";
import { recordRequestUser, requestId } from "./request-under-way";

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let isBehindProxy = false;
const reported: AnsweredRequest[] = [];
const server = createServer((request, response) => {
  const nameOf = () => "/list/[token]";
  observeRequest(request, response, { nameOf, isBehindProxy, report: (line) => reported.push(line) }, () =>
    answer(request, response),
  );
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
afterAll(() => void server.close());
beforeEach(() => {
  reported.length = 0;
  isBehindProxy = false;
  answer = (_, response) => response.end(requestId());
});

const ask = (init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/list/secret`, init);
const sending = (id: string) => ({ headers: { "x-request-id": id } });

test("a request has one id: in its line, in its response, and for whatever answers it", async () => {
  const response = await ask({ method: "POST" });
  const id = response.headers.get("x-request-id");
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(await response.text()).toBe(id);
  await expect.poll(() => reported).toHaveLength(1);
  expect(reported[0]).toEqual({
    id,
    method: "POST",
    route: "/list/[token]",
    status: 200,
    durationMs: expect.any(Number),
    userId: null,
  });
});

test("only a proxy that is believed may name it, and only as an id", async () => {
  const id = "0123456789abcdef0123456789abcdef";
  expect(await (await ask(sending(id))).text()).not.toBe(id);
  isBehindProxy = true;
  expect(await (await ask(sending(id))).text()).toBe(id);
  for (const other of ["short", "ana@example.com", "a".repeat(65), 'quoted"id"quoted']) {
    expect(await (await ask(sending(other))).text()).not.toBe(other);
  }
});

test("the line says whose request it was", async () => {
  answer = async (_, response) => {
    await new Promise((later) => setTimeout(later, 5));
    recordRequestUser("ana");
    response.writeHead(403).end();
  };
  await ask();
  await expect.poll(() => reported).toMatchObject([{ status: 403, userId: "ana" }]);
});

test("a client that goes before it is answered is a line too", async () => {
  answer = () => {};
  const controller = new AbortController();
  const asked = ask({ signal: controller.signal }).catch(() => {});
  setTimeout(() => controller.abort(), 50);
  await asked;
  await expect.poll(() => reported).toMatchObject([{ status: 499 }]);
});
