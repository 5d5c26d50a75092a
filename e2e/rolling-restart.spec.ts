import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect, request, test } from "@playwright/test";
import { killAll, startEmbedded } from "@/db/embedded/testing/start-embedded";
import { findFreePort } from "@/scripts/start/free-port";
import { bearer, register } from "./support/account";
import { copyPreparedData, type Kumquat, startKumquat } from "./support/kumquat";
import { findNginx, type Nginx, startBalancer } from "./support/nginx";

const program = findNginx();
test.skip(program === undefined, "No nginx was found: what it loses over a rolling restart was left out.");

const REQUESTS = 3_000;
const CLIENTS = 8;
const PAUSE_MS = 80;
const LONGEST_STOP_MS = 30_000;
/** One in so many writes: nginx never sends a POST twice. */
const WRITES = 5;

let folder: string;
let servers: Kumquat[];
let nginx: Nginx;
let startServer: (port: number) => Promise<Kumquat>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await copyPreparedData();
  const { url } = await startEmbedded(folder);
  const env = { DATABASE_URL: url, AUTH_SECRET: randomUUID(), TRUST_PROXY_HOPS: "1" };
  startServer = async (port) => startKumquat({ port, env, dataDir: folder });
  servers = [await startServer(await findFreePort()), await startServer(await findFreePort())];
  nginx = await startBalancer(
    program ?? "",
    servers.map(({ port }) => port),
  );
});

test.afterAll(async () => {
  await nginx?.stop();
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await killAll();
  rmSync(folder, { recursive: true, force: true });
});

test("no request is lost while both servers restart, one after the other", async () => {
  test.setTimeout(240_000);
  const context = await request.newContext({ baseURL: nginx.url });
  const headers = bearer(await register(context));
  const found = await context.get("/api/restaurants/search?query=zuni", { headers });
  const [{ id }] = (await found.json()).restaurants;
  const lost: string[] = [];
  let sent = 0;
  let isRestarting = true;

  const visit = async () => {
    const number = sent++;
    const [method, path, data] =
      number % WRITES === 0
        ? (["POST", `/api/restaurants/${id}/status`, { status: number % 2 === 0 ? "love" : "like" }] as const)
        : ([
            "GET",
            ["/", "/guide", "/api/guides/email?city=Oakland", "/api/guides"][number % 4] ?? "/",
            undefined,
          ] as const);
    const response = await context
      .fetch(path, { method, headers, ...(data && { data }), timeout: 20_000 })
      .catch((error: Error) => error);
    if (response instanceof Error) lost.push(`${method} ${path}: ${response.message}`);
    else if (!response.ok()) lost.push(`${method} ${path}: ${response.status()} ${await response.text()}`);
  };
  const visitAgainAndAgain = async () => {
    while (isRestarting || sent < REQUESTS) {
      await visit();
      await wait(PAUSE_MS);
    }
  };

  const clients = Promise.all(Array.from({ length: CLIENTS }, visitAgainAndAgain));
  const stops: number[] = [];
  for (const [index, server] of servers.entries()) {
    await wait(2_000);
    const since = performance.now();
    await stopDraining(server);
    stops.push(performance.now() - since);
    servers[index] = await startServer(server.port);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  }
  isRestarting = false;
  await clients;
  await context.dispose();
  console.log(`${sent} requests, ${lost.length} lost; the stops took ${stops.map((ms) => Math.round(ms))} ms`);
  expect(lost).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  expect(Math.max(...stops)).toBeLessThan(LONGEST_STOP_MS);
});

/** It says at once that it stops, and answers on. */
async function stopDraining(server: Kumquat): Promise<void> {
  server.process.kill("SIGTERM");
  const readiness = () => fetch(`${server.url}/readyz`, { headers: { connection: "close" } });
  await expect.poll(async () => (await readiness()).status).toBe(503);
  const response = await readiness();
  expect(await response.json()).toMatchObject({ problems: ["This server is stopping."] });
  expect(response.headers.get("connection")).toBe("close");
  expect(await server.ended).toBe(0);
}
