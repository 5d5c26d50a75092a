import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { answerBrokenRequests } from "./broken-requests";
import { letGoOfUnreadBody } from "./let-go-of-unread-body";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A server that answers as soon as it has the first piece of a body. */
async function serve(): Promise<number> {
  server = createServer({ headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 });
  answerBrokenRequests(server, { appUrl: "https://guides.example" });
  server.on("request", (request, response) => {
    letGoOfUnreadBody(request, response);
    if (request.method === "GET") return response.end("read");
    request.once("data", () => {
      request.pause();
      response.writeHead(413).end("enough");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return (server.address() as AddressInfo).port;
}

async function say(...parts: (string | Buffer)[]): Promise<string> {
  const socket = connect(await serve(), "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString();
  });
  for (const part of parts) socket.write(part);
  await new Promise<void>((closed) => socket.once("close", () => closed()));
  return received;
}

test.each([
  ["what is no HTTP", "FRUIT\r\n\r\n", 400],
  ["headers that never end", "GET / HTTP/1.1\r\nHost: a\r\n", 408],
  ["a body that never comes", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n", 408],
  ["a tunnel to elsewhere", "CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example:443\r\n\r\n", 405],
  ["headers without measure", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
])("%s is answered with a sentence, under the headers of all answers", async (_, request, status) => {
  const [head = "", body = ""] = (await say(request)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/content-security-policy: default-src 'none'/);
  expect(head).toMatch(/strict-transport-security: /);
  expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/\.$/) });
});

test("an answer that comes before the whole body leaves the connection fit for the next request", async () => {
  const received = await say(
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${1024 * 1024}\r\n\r\n`,
    Buffer.alloc(1024 * 1024),
    "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  );
  expect(received.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
});
