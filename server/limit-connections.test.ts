import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { limitConnections } from "./limit-connections";

let server: Server;
let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.close();
});

async function serve(limits: Parameters<typeof limitConnections>[1]): Promise<void> {
  server = createServer((_, response) => response.end("served"));
  limitConnections(server, limits);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
}

/** The response to a new connection; it stays open when it is served. */
function knock(): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once("data", (chunk) => resolve(chunk.toString().split("\r\n\r\n").at(-1) ?? ""));
    socket.once("close", () => resolve("closed")).once("error", () => {});
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  });
}

const knocks = async (times: number) => {
  const responses: string[] = [];
  for (let i = 0; i < times; i += 1) responses.push(await knock());
  return responses;
};

test("one address has so many connections and no more, until one of them goes", async () => {
  await serve({ isBehindProxy: false, mostOfOneAddress: 2, addressOf: () => "203.0.113.9" });
  expect(await knocks(3)).toEqual(["served", "served", "closed"]);
  const [first] = sockets;
  await new Promise((gone) => first?.once("close", gone).destroy());
  await expect.poll(knock).toBe("served");
});

test("others are not held up by it, nor is this machine itself or a proxy", async () => {
  let next = 0;
  await serve({ isBehindProxy: false, mostOfOneAddress: 1, addressOf: () => `2001:db8::${next++}` });
  expect(await knocks(3)).toEqual(["served", "served", "served"]);
  server.close();
  await serve({ isBehindProxy: false, mostOfOneAddress: 1 });
  expect(await knocks(3)).toEqual(["served", "served", "served"]);
  server.close();
  await serve({ isBehindProxy: true, mostOfOneAddress: 1, addressOf: () => "203.0.113.9" });
  expect(await knocks(3)).toEqual(["served", "served", "served"]);
});

test("in all there are so many and no more", async () => {
  await serve({ isBehindProxy: true, most: 2 });
  expect(await knocks(3)).toEqual(["served", "served", "closed"]);
});
