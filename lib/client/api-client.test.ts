import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, callApi, rejectedTokens } from "./api-client";

let server: Server;
let answer: RequestListener = (_, response) => response.end();
let base = "";

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => server.listen(0, listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal("window", { localStorage: { getItem: (key: string) => (key === "token" ? "t0ken" : null) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const says = (status: number, body: string) => {
  answer = (_, response) => response.writeHead(status).end(body);
};
const failure = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, message: error.message };
};

test("it sends JSON and the stored token, and answers what came", async () => {
  let heard = {};
  answer = (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { authorization, "content-type": type } = request.headers;
      heard = { method: request.method, authorization, type, body: Buffer.concat(chunks).toString() };
      response.end('{"guide":{"id":"g"}}');
    });
  };
  await expect(callApi(base, { body: { city: "Oakland" } })).resolves.toEqual({ guide: { id: "g" } });
  const expected = { authorization: "Bearer t0ken", type: "application/json" };
  expect(heard).toEqual({ method: "POST", ...expected, body: '{"city":"Oakland"}' });
  await callApi(base);
  expect(heard).toEqual({ method: "GET", ...expected, body: "" });
});

test("nothing is undefined, and text that is no JSON stays text", async () => {
  says(200, "");
  await expect(callApi(base)).resolves.toBeUndefined();
  says(200, "fine");
  await expect(callApi(base)).resolves.toBe("fine");
});

test("a failure's message is its error field, else its message, else its text, else the status", async () => {
  says(409, '{"error":"That name is taken.","message":"no"}');
  expect(await failure(callApi(base))).toEqual({ status: 409, message: "That name is taken." });
  says(400, '{"error":"","message":"Look again."}');
  expect(await failure(callApi(base))).toEqual({ status: 400, message: "Look again." });
  says(502, "upstream fell over");
  expect(await failure(callApi(base))).toEqual({ status: 502, message: "upstream fell over" });
  says(503, "");
  expect(await failure(callApi(base))).toEqual({ status: 503, message: "Service Unavailable" });
});

test("it waits only so long, and says so", async () => {
  answer = () => {};
  expect(await failure(callApi(base, { timeoutMs: 50 }))).toEqual({
    status: 0,
    message: "The server took too long to answer. Please try again.",
  });
});

test("a dropped connection is a sentence, the caller's own abort is not", async () => {
  answer = (request) => request.socket.destroy();
  expect((await failure(callApi(base))).message).toMatch(/^We could not reach the server\./);
  answer = () => {};
  const controller = new AbortController();
  const call = callApi(base, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});

test("a refused token is told", async () => {
  const refused = vi.fn();
  rejectedTokens.addEventListener("refused", (event) => refused((event as CustomEvent).detail), { once: true });
  says(401, '{"error":"Sign in to do this."}');
  await failure(callApi(base));
  expect(refused).toHaveBeenCalledWith("t0ken");
});
