import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { expect, request, test } from "@playwright/test";
import { kill, killAll, startEmbedded } from "@/db/embedded/testing/start-embedded";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { findHandlers } from "@/lib/testing/authorization/handlers";
import { bearer, register } from "./support/account";
import { copyPreparedData, type Kumquat, startKumquat } from "./support/kumquat";

/*
 * Each page and call is a separate bundle, which shares the database's one pool with the others: whichever of them
 * notices that the database is down must say so, at once and with a time to retry.
 */
const SLOWEST_MS = 3_000;
const TRIES_ALONE = 3;
const AT_ONCE = 8;
const GETS = findHandlers().filter(({ method }) => method === "GET");

let folder: string;
let database: Awaited<ReturnType<typeof startEmbedded>>;
let kumquat: Kumquat;

test.beforeAll(async () => {
  folder = await copyPreparedData();
  database = await startEmbedded(folder);
  kumquat = await startKumquat({ env: { DATABASE_URL: database.url, AUTH_SECRET: randomUUID() } });
});

test.afterAll(async () => {
  await kumquat?.stop();
  await killAll();
  rmSync(folder, { recursive: true, force: true });
});

test("a database that is down, or hangs, is reported by every page and call, and everything recovers with it", async () => {
  test.setTimeout(240_000);
  const { url } = kumquat;
  const context = await request.newContext({ baseURL: url });
  const reader = await register(context);
  const isWell = async () => (await context.get("/api/guides", { headers: bearer(reader) })).status() === 200;
  expect(await isWell()).toBe(true);

  const readiness = async () => (await context.get("/readyz")).status();
  expect([(await context.get("/")).status(), await readiness()]).toEqual([200, 200]);
  await kill(database.child, "SIGKILL");
  await expectAllUnavailable(reader.token);
  expect(await readiness()).toBe(503);
  for (const path of ["/", "/livez"]) expect((await context.get(path)).status(), path).toBe(200);
  database = await startEmbedded(folder, { port: Number(new URL(database.url).port) });
  await expect.poll(isWell, { timeout: 5_000 }).toBe(true);
  await expect.poll(readiness, { timeout: 5_000 }).toBe(200);

  database.child.kill("SIGSTOP");
  await expectAllUnavailable(reader.token);
  database.child.kill("SIGCONT");
  await expect.poll(isWell, { timeout: 5_000 }).toBe(true);
  await context.dispose();
});

type TimedResponse = { name: string; status: number; retryAfter: string | null; ms: number; needsSession: boolean };

async function expectAllUnavailable(token: string): Promise<void> {
  const waiting = [...GETS];
  const responses: TimedResponse[] = [];
  const askOneAfterAnother = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) responses.push(await ask(next, token));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOneAfterAnother));
  const unavailable = responses.filter(({ status }) => status === 503);
  expect(responses.filter(({ status, needsSession }) => needsSession && status !== 503)).toEqual([]);
  expect(responses.filter(({ status }) => status === 0 || (status >= 500 && status !== 503))).toEqual([]);
  expect(unavailable.filter(({ retryAfter }) => retryAfter === null)).toEqual([]);
  // A busy machine is late once: whoever was late is asked again, alone.
  let late = responses.filter(({ ms }) => ms > SLOWEST_MS);
  for (let turn = 0; turn < TRIES_ALONE && late.length > 0; turn++) {
    const names = late.map(({ name }) => name);
    const again: TimedResponse[] = [];
    for (const get of GETS.filter((each) => names.includes(nameOf(each)))) again.push(await ask(get, token));
    late = again.filter(({ ms }) => ms > SLOWEST_MS);
  }
  expect(late).toEqual([]);
  expect(unavailable.length).toBeGreaterThan(GETS.length / 2);
}

type Get = (typeof GETS)[number];

const nameOf = ({ kind, path }: Get): string => `${kind} ${path}`;

async function ask(get: Get, token: string): Promise<TimedResponse> {
  const { path, kind, declared } = get;
  const address = path.replaceAll(/\[\[?(?:\.\.\.)?\w+\]\]?/g, "unknown");
  const headers: Record<string, string> =
    kind === "call" ? { authorization: `Bearer ${token}` } : { cookie: `${SESSION_COOKIE}=${token}` };
  const since = performance.now();
  const response = await fetch(kumquat.url + address, { headers, redirect: "manual" }).catch(() => null);
  await response?.arrayBuffer().catch(() => {});
  return {
    name: nameOf(get),
    status: response?.status ?? 0,
    retryAfter: response?.headers.get("retry-after") ?? null,
    ms: Math.round(performance.now() - since),
    needsSession: declared === "user" || declared === "admin",
  };
}
