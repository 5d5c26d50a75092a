import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createHttpServer } from "./http-server";
import { refuseUnreadable } from "./refuse-unreadable";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** What is received on a connection that says this, until it is closed. */
async function say(text: string): Promise<{ status: string; body: string }> {
  server = createHttpServer({ isDev: false, isBehindProxy: false });
  // As Next listens for upgrades, in production too.
  server.on("upgrade", (_, socket) => socket.end());
  server.on("request", (request, response) => {
    if (!refuseUnreadable(request, response)) request.resume().once("end", () => response.end("served"));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString();
  });
  socket.write(text);
  await new Promise<void>((closed) => socket.once("close", () => closed()));
  return { status: received.slice(9, 12), body: received.split("\r\n\r\n")[1] ?? "" };
}

test("whoever takes nothing of their answer is let go, and whoever waits long for theirs is not", async () => {
  server = createHttpServer({ isDev: false, isBehindProxy: false, unreadMs: 100 });
  server.on("request", (request, response) => {
    if (request.url === "/long") response.end(Buffer.alloc(64 * 1024 ** 2));
    else setTimeout(() => response.end("at last"), 500);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const reader = connect(port, "127.0.0.1");
  const gone = new Promise<void>((closed) =>
    server.once("connection", (socket) => socket.once("close", () => closed())),
  );
  reader.write("GET /long HTTP/1.1\r\nHost: a\r\n\r\n");
  reader.pause().on("error", () => {});
  await gone;
  reader.destroy();
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("at last");
});

const CLOSE = "Connection: close\r\n\r\n";

test.each([
  [
    "h2c",
    "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: A\r\n\r\n",
  ],
  ["websocket", "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n"],
  [
    "h2c with a body",
    "POST / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\nContent-Length: 2\r\n\r\n{}",
  ],
  ["an expectation of its own", `GET / HTTP/1.1\r\nHost: a\r\nExpect: fruit\r\n${CLOSE}`],
  ["an older protocol, in which no host is named", "GET / HTTP/1.0\r\n\r\n"],
  ["a host by its number", `GET / HTTP/1.1\r\nHost: [::1]:3000\r\n${CLOSE}`],
])("whoever asks for %s is answered as anybody", async (_, request) => {
  const { status, body } = await say(request);
  expect([status, body]).toEqual(["200", expect.stringContaining("served")]);
});

test.each([
  ["two hosts", `GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n${CLOSE}`],
  ["the same host twice", `GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n${CLOSE}`],
  ["no host", `GET / HTTP/1.1\r\n${CLOSE}`],
  ["an empty host", `GET / HTTP/1.1\r\nHost:\r\n${CLOSE}`],
  ["a host that is none", `GET / HTTP/1.1\r\nHost: a b/c?d\r\n${CLOSE}`],
  ["a host in half a bracket", `GET / HTTP/1.1\r\nHost: ][\r\n${CLOSE}`],
  ["an address with NUL", `GET /guide/%00 HTTP/1.1\r\nHost: a\r\n${CLOSE}`],
  ["a question with half a surrogate pair", `GET /dev/outbox?to=%ED%A0%80 HTTP/1.1\r\nHost: a\r\n${CLOSE}`],
])("%s is refused with a sentence", async (_, request) => {
  const { status, body } = await say(request);
  expect(status).toBe("400");
  expect(JSON.parse(body.replace(/^[\da-f]+\r\n|\r\n0$/g, ""))).toEqual({ error: expect.stringMatching(/\.$/) });
});
