import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type APIRequestContext, expect, request, test } from "@playwright/test";
import type { Guide } from "@/lib/contracts/guide";
import { citySlug } from "@/lib/core/cities";
import { findPostgres, startPostgres } from "@/scripts/test/temp-postgres";
import { bearer } from "./support/account";
import { type Kumquat, startKumquat } from "./support/kumquat";

/** What is changed on one server shows on the other by then, in milliseconds. */
const WITHIN_MS = 2_000;
/** Nobody visits for so long: what a server knows is then older than it may be. */
const IDLE_MS = 3_000;
const ADMIN = { username: "editor", password: "two servers, one truth" };

const { bin } = findPostgres();
test.skip(!bin, "No PostgreSQL was found: what two servers on one database show was left out.");
test.describe.configure({ mode: "serial", timeout: 120_000 });

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
let a: Kumquat;
let b: Kumquat;
let api: APIRequestContext;
let headers: { authorization: string };

test.beforeAll(async () => {
  test.setTimeout(240_000);
  postgres = await startPostgres(bin ?? "");
  folder = await mkdtemp(join(tmpdir(), "kumquat two servers "));
  const { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } = ADMIN;
  const env = { DATABASE_URL: postgres.url, AUTH_SECRET: randomUUID(), ADMIN_USERNAME, ADMIN_PASSWORD };
  a = await startKumquat({ env, dataDir: join(folder, "a") });
  b = await startKumquat({ env, dataDir: join(folder, "b") });
  api = await request.newContext({ baseURL: a.url });
  headers = bearer(await (await api.post("/api/auth/login", { data: ADMIN })).json());
});
test.afterAll(async () => {
  await api?.dispose();
  await Promise.all([a?.stop(), b?.stop()]);
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

type Page = { status: number; text: string; isCached: boolean };

async function visit({ url }: Kumquat, path: string): Promise<Page> {
  const response = await fetch(url + path);
  return {
    status: response.status,
    text: await response.text(),
    isCached: response.headers.get("x-nextjs-cache") === "HIT",
  };
}

/** Visits pages of the second server until they come from its cache. */
async function fillCache(...paths: string[]): Promise<void> {
  for (const path of paths)
    await expect.poll(async () => (await visit(b, path)).isCached, { message: path }).toBe(true);
}

async function publicGuide(index: number): Promise<Guide> {
  const listed = await (await api.get(`/api/guides/email?city=San%20Francisco&limit=${index + 1}`)).json();
  return (await api.get(`/api/guides/${listed[index].id}/public`)).json();
}

/** How long after a change was acknowledged the second server, visited all the time, still showed what was before. */
async function timeUntil(isShown: () => Promise<boolean>): Promise<number> {
  const changed = performance.now();
  let lastOld = changed;
  while (performance.now() - changed < 2 * WITHIN_MS) {
    const asked = performance.now();
    if (!(await isShown())) lastOld = asked;
    await wait(50);
  }
  return lastOld - changed;
}

test("a guide that is deleted on one server is gone from the other at its first visit after idle time", async () => {
  const { id } = await publicGuide(0);
  const pages = ["/", "/san-francisco", `/guide/${id}`];
  const routes = ["/sitemap.xml", "/feeds/san-francisco.atom", "/san-francisco?month=2026-01", "/discover"];
  await fillCache(...pages);
  for (const path of ["/", "/san-francisco", "/sitemap.xml", "/feeds/san-francisco.atom"]) {
    expect((await visit(b, path)).text, path).toContain(id);
  }
  for (const path of routes) await visit(b, path);
  await wait(IDLE_MS);
  expect((await api.delete(`/api/guides/${id}`, { headers })).status()).toBe(204);
  const gone = await visit(b, `/guide/${id}`);
  expect(gone.status).toBe(404);
  for (const path of ["/", "/san-francisco", ...routes]) {
    expect((await visit(b, path)).text, path).not.toContain(id);
  }
});

test("the city's page forgets it too, when that is the first that is visited", async () => {
  const { id } = await publicGuide(0);
  await fillCache("/san-francisco");
  expect((await visit(b, "/san-francisco")).text).toContain(id);
  await wait(IDLE_MS);
  await api.delete(`/api/guides/${id}`, { headers });
  expect((await visit(b, "/san-francisco")).text).not.toContain(id);
});

test("a guide that is hidden is gone within two seconds from a server that is visited all the time", async () => {
  const { id } = await publicGuide(0);
  const path = `/guide/${id}`;
  await fillCache(path, "/");
  const hide = (isHidden: boolean) => api.put(`/api/guides/${id}`, { headers, data: { isHidden } });
  expect((await hide(true)).status()).toBe(200);
  expect(await timeUntil(async () => (await visit(b, path)).status === 404)).toBeLessThan(WITHIN_MS);
  expect((await visit(b, "/")).text).not.toContain(id);
  await fillCache("/");
  expect((await hide(false)).status()).toBe(200);
  expect(await timeUntil(async () => (await visit(b, path)).status === 200)).toBeLessThan(WITHIN_MS);
  expect((await visit(b, "/")).text).toContain(id);
});

test("a place that closes is told of, and its replacement shown", async () => {
  const guide = await publicGuide(1);
  const place = guide.entries[1]?.restaurant;
  if (!place) throw new Error("The guide has no second entry.");
  const path = `/guide/${guide.id}`;
  await fillCache(path, `/place/${place.id}`);
  await wait(IDLE_MS);
  const closed = await api.put(`/api/restaurants/${place.id}`, { headers, data: { isOpen: false } });
  expect(closed.status()).toBe(200);
  for (const each of [`/place/${place.id}`, path]) expect((await visit(b, each)).text, each).toContain(">Closed<");

  await fillCache(path);
  const entry = `/api/guides/${guide.id}/entries/${place.id}`;
  const { proposal } = await (await api.post(`${entry}/proposal`, { headers, data: {} })).json();
  await wait(IDLE_MS);
  const replaced = await api.post(`${entry}/replace`, { headers, data: { proposalId: proposal.id } });
  expect(replaced.status(), await replaced.text()).toBe(200);
  const { text } = await visit(b, path);
  expect(text).toContain(`restaurant-${proposal.restaurant.id}`);
  expect(text).not.toContain(`restaurant-${place.id}"`);
});

test("a new edition leads the pages of the server that did not make it", async () => {
  const city = "San Francisco";
  const paths = ["/", `/${citySlug(city)}`];
  const newest = async () => (await publicGuide(0)).id;
  const former = await newest();
  await fillCache(...paths);
  expect((await api.post("/api/editions", { headers, data: { city } })).status()).toBe(200);
  await expect.poll(newest, { timeout: 60_000 }).not.toBe(former);
  const id = await newest();
  for (const server of [a, b]) {
    await expect
      .poll(
        async () =>
          (await Promise.all(paths.map((path) => visit(server, path)))).every(({ text }) => text.includes(id)),
        {
          timeout: WITHIN_MS,
          intervals: [50],
        },
      )
      .toBe(true);
  }
});
