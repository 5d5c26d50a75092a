import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, callApi, rejectedTokens } from "./api-client";

let server: Server;
let respond: RequestListener = (_, response) => response.end();
let base = "";

beforeEach(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((listening) => server.listen(0, listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal("window", { localStorage: { getItem: (key: string) => (key === "token" ? "t0ken" : null) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const respondWith = (status: number, body: string) => {
  respond = (_, response) => response.writeHead(status).end(body);
};
const failure = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, message: error.message };
};

test("it sends JSON and the stored token, and returns the response", async () => {
  let received = {};
  respond = (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { authorization, "content-type": type } = request.headers;
      received = { method: request.method, authorization, type, body: Buffer.concat(chunks).toString() };
      response.end('{"guide":{"id":"g"}}');
    });
  };
  await expect(callApi(base, { body: { city: "Oakland" } })).resolves.toEqual({ guide: { id: "g" } });
  const expected = { authorization: "Bearer t0ken", type: "application/json" };
  expect(received).toEqual({ method: "POST", ...expected, body: '{"city":"Oakland"}' });
  await callApi(base);
  expect(received).toEqual({ method: "GET", ...expected, body: "" });
});

test("an empty response is undefined, and text that is not JSON stays text", async () => {
  respondWith(200, "");
  await expect(callApi(base)).resolves.toBeUndefined();
  respondWith(200, "fine");
  await expect(callApi(base)).resolves.toBe("fine");
});

test("a failure's message is its error field, else its message, else its words, else the status, and never a page", async () => {
  respondWith(409, '{"error":"That name is taken.","message":"no"}');
  expect(await failure(callApi(base))).toEqual({ status: 409, message: "That name is taken." });
  respondWith(400, '{"error":"","message":"Look again."}');
  expect(await failure(callApi(base))).toEqual({ status: 400, message: "Look again." });
  respondWith(502, "upstream fell over");
  expect(await failure(callApi(base))).toEqual({ status: 502, message: "upstream fell over" });
  for (const body of [
    "<html><body>502 Bad Gateway</body></html>",
    "{}",
    "[]",
    '{"error":{"code":7}}',
    "x".repeat(2_000),
  ]) {
    respondWith(502, body);
    expect(await failure(callApi(base)), body).toEqual({ status: 502, message: "" });
  }
  respondWith(503, "");
  expect(await failure(callApi(base))).toEqual({ status: 503, message: "Service Unavailable" });
});

test("a timeout is an error with its own message", async () => {
  respond = () => {};
  expect(await failure(callApi(base, { timeoutMs: 50 }))).toEqual({
    status: 0,
    message: "The server took too long to answer. Please try again.",
  });
});

test("a dropped connection has a message, the caller's own abort is rethrown", async () => {
  respond = (request) => request.socket.destroy();
  expect((await failure(callApi(base))).message).toMatch(/^We could not reach the server\./);
  respond = () => {};
  const controller = new AbortController();
  const call = callApi(base, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});

test("a rejected token is reported", async () => {
  const rejected = vi.fn();
  rejectedTokens.addEventListener("rejected", (event) => rejected((event as CustomEvent).detail), { once: true });
  respondWith(401, '{"error":"Sign in to do this."}');
  await failure(callApi(base));
  expect(rejected).toHaveBeenCalledWith("t0ken");
});
