import { Agent, createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isDraining, setDraining } from "@/lib/http/draining";
import { drain } from "./drain";

const FINISH_MS = 400;
let server: Server;
let agent: Agent;
let port: number;
beforeEach(async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  server = createServer((asked, response) => {
    if (asked.url === "/never") response.write("a beginning");
    else setTimeout(() => response.end("answered"), asked.url === "/slow" ? 200 : 0);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  setDraining(false);
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

type Answer = { connection: string | undefined; text: string };

const ask = (path: string, by = agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path, agent: by, host: "127.0.0.1" }, async (response) => {
      const parts: Buffer[] = [];
      try {
        for await (const part of response) parts.push(part);
        resolve({ connection: response.headers.connection, text: Buffer.concat(parts).toString() });
      } catch (error) {
        reject(error);
      }
    });
    asked.once("error", reject).end();
  });

test("a draining server says so, goes on answering, and keeps no connection", async () => {
  expect((await ask("/")).connection).toBe("keep-alive");
  const passedOver = Promise.withResolvers<void>();
  const stopped = drain(server, { until: passedOver.promise, finishMs: FINISH_MS });
  expect(isDraining()).toBe(true);
  await wait(50);
  expect(await ask("/")).toEqual({ connection: "close", text: "answered" });
  expect(await ask("/", new Agent())).toEqual({ connection: "close", text: "answered" });
  passedOver.resolve();
  await stopped;
  await expect(ask("/", new Agent())).rejects.toThrow("ECONNREFUSED");
});

test("what is under way is answered, and an idle connection holds nothing up", async () => {
  await ask("/");
  const slow = ask("/slow", new Agent());
  await wait(50);
  const since = performance.now();
  await drain(server, { until: Promise.resolve(), finishMs: 5_000 });
  expect(await slow).toMatchObject({ text: "answered" });
  expect(performance.now() - since).toBeLessThan(2_000);
});

test("a response that does not end is cut off in time", async () => {
  const never = ask("/never", new Agent()).catch((error: Error) => error);
  await wait(50);
  const since = performance.now();
  await drain(server, { until: Promise.resolve(), finishMs: FINISH_MS });
  expect(performance.now() - since).toBeGreaterThan(FINISH_MS - 50);
  expect(await never).toBeInstanceOf(Error);
});
