import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { DatabaseUnavailableError } from "@/db/connection/database-unavailable";
import { onRequestError } from "@/instrumentation";
import { answerWhenAway } from "./unavailable-pages";

let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> = async () => {};
const server = createServer((request, response) => {
  answerWhenAway(request, response, () => handle(request, response));
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
afterAll(() => void server.close());
const ask = (path = "/discover", init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

const away = new Error("Failed query", { cause: new DatabaseUnavailableError("no answer") });
const failing = (error: Error) => async (_: IncomingMessage, response: ServerResponse) => {
  await Promise.resolve().then(() => onRequestError(error));
  response.statusCode = 500;
  response.setHeader("content-type", "text/html").setHeader("etag", '"1"');
  response.write("<p>some");
  response.write("thing");
  response.end("</p>");
};

test("a page that the database failed is answered 503, with when to come back", async () => {
  handle = failing(away);
  const answer = await ask();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "3"]);
  expect([answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual(["private, no-store", null]);
  const text = await answer.text();
  expect(text).toContain("Our database does not answer at the moment. Please try again in a few seconds.");
  expect(text).not.toContain("something");
  const head = await ask("/discover", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([503, ""]);
});

test("what failed of something else, or is a call, is answered as Next has it", async () => {
  handle = failing(new Error("a fault of ours"));
  const fault = await ask();
  expect([fault.status, await fault.text()]).toEqual([500, "<p>something</p>"]);
  handle = failing(away);
  const call = await ask("/api/guides");
  expect([call.status, await call.text()]).toEqual([500, "<p>something</p>"]);
});

test("a page that recovered from it, and another request's page, are left alone", async () => {
  handle = async (_, response) => {
    onRequestError(away);
    response.writeHead(200, { "content-type": "text/html" });
    response.write("<p>without ");
    response.end("guides</p>");
  };
  expect(await (await ask()).text()).toBe("<p>without guides</p>");
  const both = Promise.withResolvers<void>();
  let asked = 0;
  handle = async (request, response) => {
    asked += 1;
    if (asked === 2) both.resolve();
    await both.promise;
    const error = request.url === "/away" ? away : new Error("a fault of ours");
    return failing(error)(request, response);
  };
  const answers = await Promise.all([ask("/away"), ask("/fault")]);
  expect(answers.map(({ status }) => status)).toEqual([503, 500]);
});
